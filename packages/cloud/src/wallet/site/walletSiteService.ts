import type { WalletSiteSettings } from '@openappkit/contract/embedded'
import type { Site } from '@openappkit/wallet-site'
import { type Chains, chainsService } from '../../chains/chainsService'
import { type Projects, projectsService } from '../../projects/projectsService'
import { CallGuard } from '../../proxy/CallGuard'
import { JsonRpcProxy } from '../../proxy/JsonRpcProxy'
import { DEFAULT_PROXY_LIMITS } from '../../proxy/ProxyLimits'
import { type OpenProxy, type ProxyOptions, proxyService } from '../../proxy/proxyService'
import type { PublicAddress } from '../../services/PublicAddress'
import type { Service } from '../../services/Service'
import type { Database } from '../../storage/Database'
import { databaseService } from '../../storage/databaseService'
import { type Tokens, tokensService } from '../../tokens/tokensService'
import { createReviewData } from '../knowledge/createReviewData'
import type { WalletApi, WalletFacts } from '../WalletApi'
import { walletService } from '../walletService'
import { descriptorsEndpoint } from './descriptorsEndpoint'
import { frameEndpoint } from './frameEndpoint'
import { openSite, rpIdOf, type SiteOptions } from './openSite'
import { pageEndpoints } from './pageEndpoints'
import { passkeyEndpoints } from './passkeyEndpoints'
import { RpIdPin } from './RpIdPin'
import { RPC_BATCH, rpcEndpoint } from './rpcEndpoint'
import { StaticFiles } from './StaticFiles'
import { settingsEndpoint } from './settingsEndpoint'
import { isWalletChain, isWalletMethod } from './walletMethods'
import { walletSiteSettings } from './walletSiteSettings'

/** The wallet site of the server. Undefined if the server serves none. */
export interface WalletSite {
  readonly site: Site
  /** Domain of passkeys. */
  readonly rpId: string
  readonly policy: WalletFacts
}

interface Needs {
  readonly chains: Pick<Chains, 'settings' | 'upstreams'>
  readonly database: Database
  readonly projects: Pick<Projects, 'directory'>
  readonly proxy: Pick<OpenProxy, 'metrics'>
  readonly tokens: Pick<Tokens, 'registry'>
  readonly wallet: Pick<WalletApi, 'settings'> | undefined
}

/** Serves the pages of the embedded wallet on an origin of their own. */
export const walletSiteService: Service<WalletSite | undefined, Needs, SiteOptions & ProxyOptions> = {
  name: 'walletSite',
  settings: walletSiteSettings,
  needs: {
    chains: chainsService,
    database: databaseService,
    projects: projectsService,
    proxy: proxyService,
    tokens: tokensService,
    wallet: walletService,
  },
  async open({ database, wallet }, { options, logger }) {
    const site = await openSite(options, database, logger)
    if (site === undefined) return undefined
    const rpId = rpIdOf(options)
    await new RpIdPin(database).check({ rpId, replaces: options.replacedWalletRpId })
    return wallet && { site, rpId, policy: wallet.settings }
  },
  endpoints: (wallet, { chains }, { address }) =>
    wallet === undefined || !address.hasWallet ? [] : [settingsEndpoint(() => settingsOf(wallet, chains, address))],
  walletEndpoints(wallet, { chains, projects, proxy, tokens }, { address, options }) {
    if (wallet === undefined) return []
    const { walletOrigin } = address
    const limits = { ...DEFAULT_PROXY_LIMITS, ...options.proxy, batchLimit: RPC_BATCH }
    const guard = new CallGuard({ allows: isWalletMethod })
    return [
      settingsEndpoint(() => settingsOf(wallet, chains, address)),
      frameEndpoint(projects.directory),
      descriptorsEndpoint(createReviewData({ settings: chains.settings, registry: tokens.registry })),
      passkeyEndpoints(walletOrigin),
      rpcEndpoint(new JsonRpcProxy(chains.upstreams, guard, limits, proxy.metrics)),
      ...pageEndpoints({ files: new StaticFiles(wallet.site), projects: projects.directory, walletOrigin }),
    ]
  },
}

function settingsOf(
  { policy, rpId, site }: WalletSite,
  { settings }: Pick<Chains, 'settings'>,
  { walletOrigin }: PublicAddress,
): WalletSiteSettings {
  return {
    url: walletOrigin,
    build: site.manifest.build,
    rpId,
    ...policy,
    chains: [...settings.keys()].filter(isWalletChain),
  }
}
