import { type Chains, chainsService } from '../chains/chainsService'
import type { PriceSourceCache } from '../prices/PriceSourceCache'
import { pricesService } from '../prices/pricesService'
import { type Projects, projectsService } from '../projects/projectsService'
import type { Service } from '../services/Service'
import { type Tokens, tokensService } from '../tokens/tokensService'
import { convertEndpoints } from './convertEndpoints'
import { type OpenConvert, openConvert } from './openConvert'
import { Eip2612Probe } from './tokens/Eip2612Probe'
import { SwapTokens } from './tokens/SwapTokens'

interface Needs {
  readonly chains: Pick<Chains, 'rpc' | 'settings'>
  readonly prices: PriceSourceCache
  readonly projects: Pick<Projects, 'directory'>
  readonly tokens: Tokens
}

/** Prices and builds swaps. */
export const convertService: Service<OpenConvert, Needs> = {
  name: 'convert',
  needs: { chains: chainsService, prices: pricesService, projects: projectsService, tokens: tokensService },
  open: ({ chains, prices, tokens }, { logger }) =>
    openConvert({ chains: chains.settings, rpc: chains.rpc, prices, tokens: tokens.registry, logger }),
  endpoints(opened, { chains, projects, tokens }) {
    const swapTokens = new SwapTokens({
      registry: tokens.registry,
      probe: new Eip2612Probe(chains.rpc),
      chains: chains.settings,
      iconOf: (chainId, token) => tokens.icons.of({ chainId, token, units: 0n }),
    })
    return convertEndpoints({ ...opened, tokens: swapTokens, gate: projects.directory })
  },
}
