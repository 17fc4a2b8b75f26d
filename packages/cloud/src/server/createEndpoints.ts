import type { Registry } from 'prom-client'
import { analyticsEndpoints } from '../analytics/analyticsEndpoints'
import { authEndpoints } from '../auth/authEndpoints'
import { Sessions } from '../auth/Sessions'
import { SignInChains } from '../auth/SignInChains'
import { SignInDesk } from '../auth/SignInDesk'
import { SignInNodes } from '../auth/SignInNodes'
import type { VerifySignIn } from '../auth/VerifySignIn'
import { verifySignedMessage } from '../auth/verifySignedMessage'
import { balanceEndpoints } from '../balances/balanceEndpoints'
import { TokenIcons } from '../balances/TokenIcons'
import { docsEndpoints } from '../docs/docsEndpoints'
import { createHistory } from '../history/createHistory'
import { historyEndpoints } from '../history/historyEndpoints'
import type { Endpoint } from '../http/Endpoint'
import { createIdentity } from '../identity/createIdentity'
import type { ImageRefused } from '../images/ImageRefused'
import { imageEndpoint } from '../images/imageEndpoint'
import { openImages } from '../images/openImages'
import { nftEndpoints } from '../nfts/nftEndpoints'
import { plannedEndpoints } from '../planned/plannedEndpoints'
import { walletServiceEndpoints } from '../planned/walletServiceEndpoints'
import { PriceDesk } from '../prices/PriceDesk'
import { priceEndpoints } from '../prices/priceEndpoints'
import { RegistryNames } from '../prices/RegistryNames'
import { projectEndpoints } from '../projects/projectEndpoints'
import { CallGuard } from '../proxy/CallGuard'
import { JsonRpcProxy } from '../proxy/JsonRpcProxy'
import { DEFAULT_PROXY_LIMITS, type ProxyLimits } from '../proxy/ProxyLimits'
import { ProxyMetrics } from '../proxy/ProxyMetrics'
import { proxyEndpoints } from '../proxy/proxyEndpoints'
import type { Upstreams } from '../proxy/Upstreams'
import type { Relay } from '../relay/createRelay'
import { verifyEndpoints } from '../verify/verifyEndpoints'
import { ImageLibrary } from '../wallets/ImageLibrary'
import { WalletDirectory } from '../wallets/WalletDirectory'
import { walletEndpoints } from '../wallets/walletEndpoints'
import { healthEndpoint } from './healthEndpoint'
import { metricsEndpoint } from './metricsEndpoint'
import type { Services } from './openServices'
import { rpcEndpoint } from './rpcEndpoint'

export interface EndpointParts {
  readonly services: Services
  readonly relay: Relay
  readonly registry: Registry
  readonly proxy: Partial<ProxyLimits> | undefined
  readonly verifySignIn: VerifySignIn | undefined
  /** Hears why a picture isn't shown. */
  onImageRefused(refusal: ImageRefused): void
  /** Hears of a signature that could not be checked. */
  readonly onVerifierTrouble: (error: unknown) => void
  /** Who may read the metrics. Undefined: programs on this machine. */
  readonly metricsToken: string | undefined
  /** Records that are stored of one project in a day. */
  readonly analyticsPerDay: number
  readonly publicUrl: string
  readonly version: string
  readonly isClosing: () => boolean
}

/** Every endpoint of the server, and the document of them all. */
export function createEndpoints(parts: EndpointParts): readonly Endpoint[] {
  const { services, relay, registry, publicUrl } = parts
  const { auth, upstreams } = services
  const guard = new CallGuard(services.methods)
  const limits = { ...DEFAULT_PROXY_LIMITS, ...parts.proxy }
  const proxy = new JsonRpcProxy(upstreams, guard, limits, new ProxyMetrics(registry))
  const images = new ImageLibrary(services.wallets)
  const pictures = openImages({ secrets: services.imageSecrets, publicUrl, media: services.media })
  const proxied = (url: string): string => pictures.proxy.proxied(url)
  const nfts = services.nfts.reader(proxied, services.cursors)
  const icons = new TokenIcons({ chains: services.chainSettings, images, proxied, publicUrl })
  const names = new RegistryNames(services.tokens, services.chainSettings, (chainId, token) =>
    icons.of({ chainId, token, units: 0n }),
  )
  const history = createHistory({
    ...services,
    settings: services.chainSettings,
    iconOf: (chainId, token) => icons.of({ chainId, token, units: 0n }),
    proxied,
  })
  const endpoints = [
    rpcEndpoint(relay),
    ...projectEndpoints(services.projects),
    ...walletEndpoints({
      directory: new WalletDirectory(services.wallets.wallets),
      images,
    }),
    ...proxyEndpoints(proxy, {
      http: upstreams.chainIds,
      ws: [...services.webSockets.keys()],
      nfts: nfts.chainIds,
      history: history.chainIds,
    }),
    ...balanceEndpoints({
      balances: services.balances,
      prices: services.prices,
      chains: services.chainSettings,
      iconOf: holding => icons.of(holding),
    }),
    ...priceEndpoints(new PriceDesk(services.prices, names), services.projects),
    ...historyEndpoints(history),
    ...analyticsEndpoints(services.intake, services.projects, {
      counter: services.daily,
      limit: parts.analyticsPerDay,
    }),
    ...verifyEndpoints(services.attestations, services.projects),
    ...authEndpoints(createDesk(parts, upstreams), new Sessions(auth.store, auth.tokens, publicUrl), publicUrl),
    imageEndpoint(pictures.proxy, parts.onImageRefused),
    ...createIdentity({
      rpc: services.rpc,
      settings: services.chainSettings,
      images: { proxy: pictures.proxy, media: services.media },
    }),
    ...nftEndpoints(nfts),
    ...plannedEndpoints(),
    ...walletServiceEndpoints(),
    metricsEndpoint(registry, parts.metricsToken),
    healthEndpoint(parts.version, [
      { name: 'database', isReady: () => services.database.isReady() },
      { name: 'relay', isReady: () => services.messages.isReady() },
      { name: 'server', isReady: async () => !parts.isClosing() },
    ]),
  ]
  return [...endpoints, ...docsEndpoints(endpoints, publicUrl, parts.version)]
}

function createDesk({ services, verifySignIn, onVerifierTrouble }: EndpointParts, upstreams: Upstreams): SignInDesk {
  const { auth, projects } = services
  return new SignInDesk({
    ...auth,
    projects,
    verify: verifySignIn ?? verifySignedMessage,
    nodes: new SignInNodes(upstreams),
    chains: new SignInChains(services.chainSettings),
    onVerifierTrouble,
  })
}
