import { type Chains, chainsService } from '../chains/chainsService'
import type { PriceSourceCache } from '../prices/PriceSourceCache'
import { pricesService } from '../prices/pricesService'
import type { Service } from '../services/Service'
import type { Database } from '../storage/Database'
import { databaseService } from '../storage/databaseService'
import { type Tokens, tokensService } from '../tokens/tokensService'
import { balanceEndpoints } from './balanceEndpoints'
import { type OpenBalances, openBalances } from './openBalances'

interface Needs {
  readonly chains: Pick<Chains, 'rpc' | 'settings'>
  readonly database: Database
  readonly prices: PriceSourceCache
  readonly tokens: Tokens
}

export const balancesService: Service<OpenBalances, Needs> = {
  name: 'balances',
  needs: { chains: chainsService, database: databaseService, prices: pricesService, tokens: tokensService },
  open: ({ chains, database, tokens }, { logger }) =>
    openBalances({ database, rpc: chains.rpc, chains: chains.settings, tokens: tokens.registry, logger }),
  endpoints: ({ balances }, { chains, prices, tokens }) =>
    balanceEndpoints({ balances, prices, chains: chains.settings, iconOf: asset => tokens.icons.of(asset) }),
  close: balances => balances.close(),
}
