import { type Chains, chainsService } from '../chains/chainsService'
import type { PriceSourceCache } from '../prices/PriceSourceCache'
import { pricesService } from '../prices/pricesService'
import { type Projects, projectsService } from '../projects/projectsService'
import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import { text } from '../services/variableValues'
import { type Tokens, tokensService } from '../tokens/tokensService'
import { convertEndpoints } from './convertEndpoints'
import { type OpenConvert, openConvert } from './openConvert'
import { LOCAL_SWAPS, parseSwaps, readSwapsFile, type SwapsFile } from './SwapsFile'
import { Eip2612Probe } from './tokens/Eip2612Probe'
import { SwapTokens } from './tokens/SwapTokens'

export interface ConvertOptions {
  /**
   * Swap providers: the path of a JSON file, or its content. Default: the exchanges in the chain settings, without
   * external requests.
   */
  readonly swaps?: string | SwapsFile
}

interface Needs {
  readonly chains: Pick<Chains, 'rpc' | 'settings'>
  readonly prices: PriceSourceCache
  readonly projects: Pick<Projects, 'directory'>
  readonly tokens: Tokens
}

/** Prices and builds swaps. */
export const convertService: Service<OpenConvert, Needs, ConvertOptions> = {
  name: 'convert',
  settings: [
    {
      variables: [variable('SWAPS_FILE', text, swaps => ({ swaps }))],
      help: "Swap providers and their keys, as JSON. Default: the chains' exchanges.",
    },
  ],
  needs: { chains: chainsService, prices: pricesService, projects: projectsService, tokens: tokensService },
  async open({ chains, prices, tokens }, { options: { swaps = LOCAL_SWAPS }, logger }) {
    const settings = typeof swaps === 'string' ? await readSwapsFile(swaps) : parseSwaps(swaps)
    return openConvert({
      settings,
      chains: chains.settings,
      rpc: chains.rpc,
      prices,
      tokens: tokens.registry,
      logger,
    })
  },
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
