import { type Chains, chainsService } from '../chains/chainsService'
import { type Projects, projectsService } from '../projects/projectsService'
import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import { text } from '../services/variableValues'
import { type Tokens, tokensService } from '../tokens/tokensService'
import { openPriceSourceCache } from './openPriceSourceCache'
import { PriceService } from './PriceService'
import type { PriceSourceCache } from './PriceSourceCache'
import type { PricesFile } from './PricesFile'
import { priceEndpoints } from './priceEndpoints'
import { RegistryNames } from './RegistryNames'

export interface PricesOptions {
  /**
   * Price settings: the path of a JSON file, or its content. Default: the pools in the chain settings, without external
   * requests.
   */
  readonly prices?: string | PricesFile
}

interface Needs {
  readonly chains: Pick<Chains, 'rpc' | 'settings'>
  readonly projects: Pick<Projects, 'directory'>
  readonly tokens: Tokens
}

export const pricesService: Service<PriceSourceCache, Needs, PricesOptions> = {
  name: 'prices',
  settings: [
    {
      variables: [variable('PRICES_FILE', text, prices => ({ prices }))],
      help: "Price sources, as JSON. Default: the chains' pools.",
    },
  ],
  needs: { chains: chainsService, projects: projectsService, tokens: tokensService },
  open: ({ chains }, { options: { prices }, logger }) =>
    openPriceSourceCache(prices, chains.rpc, chains.settings, logger),
  endpoints(book, { chains, projects, tokens }) {
    const names = new RegistryNames(tokens.registry, chains.settings, (chainId, token) =>
      tokens.icons.of({ chainId, token, units: 0n }),
    )
    return priceEndpoints(new PriceService(book, names), projects.directory)
  },
}
