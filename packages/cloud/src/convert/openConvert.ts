import type { Logger } from 'pino'
import { nativeCurrencyOf } from '../balances/nativeCurrency'
import type { ChainRpc } from '../chains/ChainRpc'
import type { ChainSettings } from '../chains/ChainSettings'
import type { PriceSourceCache } from '../prices/PriceSourceCache'
import type { TokenRegistry } from '../tokens/TokenRegistry'
import { createRouters } from './createRouters'
import type { ConvertApi } from './endpoints/ConvertApi'
import { GasPrices } from './GasPrices'
import { ProviderList } from './ProviderList'
import { createProviders } from './providers/createProviders'
import { FeeRates } from './quotes/FeeRates'
import { QuoteCollector } from './quotes/QuoteCollector'
import { QuoteService } from './quotes/QuoteService'
import type { SwapsFile } from './SwapsFile'
import { Erc20Reader } from './steps/Erc20Reader'
import { GasEstimator } from './steps/GasEstimator'
import { SwapBuilder } from './steps/SwapBuilder'
import { SwapSubmitter } from './steps/SwapSubmitter'

export interface ConvertDependencies {
  readonly settings: SwapsFile
  readonly chains: ReadonlyMap<string, ChainSettings>
  readonly rpc: ChainRpc
  readonly prices: Pick<PriceSourceCache, 'quote'>
  readonly tokens: Pick<TokenRegistry, 'find'>
  readonly logger: Pick<Logger, 'warn' | 'error'>
}

/** Swaps without the parts that belong to the endpoints. */
export type OpenConvert = Pick<
  ConvertApi,
  'providers' | 'quotes' | 'builder' | 'submitter' | 'gasPrices' | 'allowances'
>

/**
 * Creates the providers and the services that use them.
 *
 * @throws Error if two providers have the same id.
 */
export function openConvert({ settings, chains, rpc, prices, tokens, logger }: ConvertDependencies): OpenConvert {
  const routers = createRouters(chains, rpc)
  const apis = createProviders(settings, {
    logger,
    async decimalsOf(chainId, asset, signal) {
      if (asset === 'native') return nativeCurrencyOf(chainId, chains.get(chainId)?.nativeCurrency).decimals
      return (await tokens.find(chainId, asset, signal))?.decimals
    },
  })
  const providers = new ProviderList([...routers, ...apis], chains.keys())
  const gasPrices = new GasPrices(rpc)
  const allowances = new Erc20Reader(rpc)
  const rates = new FeeRates({
    prices,
    tokens,
    chains,
    async quoteNative(chainId, to, amount, signal) {
      const router = routers.find(provider => provider.supports(chainId))
      return (await router?.quote({ chainId, from: 'native', to, amount, slippageBps: 0 }, signal))?.toAmount
    },
  })
  const quotes = new QuoteService({ providers, collector: new QuoteCollector(logger), rates, gasPrices })
  const estimator = new GasEstimator(rpc)
  const builder = new SwapBuilder({ logger, providers, quotes, gasPrices, funds: allowances, estimator })
  const submitter = new SwapSubmitter(providers, logger)
  return { providers, quotes, builder, submitter, gasPrices, allowances }
}
