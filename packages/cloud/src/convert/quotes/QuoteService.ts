import type { ConvertQuotes } from '@openappkit/contract'
import type { GasPrices } from '../GasPrices'
import type { ProviderList } from '../ProviderList'
import type { SwapInput } from '../SwapProvider'
import type { FeeRates } from './FeeRates'
import type { QuoteCollector } from './QuoteCollector'
import { type NetworkFee, type Ranking, rankOffers } from './rankOffers'

export interface QuoteServiceDependencies {
  readonly providers: Pick<ProviderList, 'on'>
  readonly collector: Pick<QuoteCollector, 'collect'>
  readonly rates: Pick<FeeRates, 'of'>
  readonly gasPrices: Pick<GasPrices, 'of'>
}

/** Offers by net value, and the providers without a usable one. */
export interface RankedQuotes extends Pick<Ranking, 'ranked'> {
  readonly skipped: NonNullable<ConvertQuotes['skipped']>
}

/** Collects and ranks the quotes of a chain's providers. */
export class QuoteService {
  readonly #parts: QuoteServiceDependencies

  constructor(parts: QuoteServiceDependencies) {
    this.#parts = parts
  }

  /** Returns the quotes, highest net value first. Never rejects: a provider that fails is skipped. */
  async rank(input: SwapInput, signal: AbortSignal): Promise<RankedQuotes> {
    const { providers, collector } = this.#parts
    const asked = providers.on(input.chainId)
    // One offer needs no ranking.
    const [{ offers, skipped }, fee] = await Promise.all([
      collector.collect(asked, input, signal),
      asked.length > 1 ? this.#feeOf(input, signal) : undefined,
    ])
    const { ranked, outliers } = rankOffers(offers, fee)
    return {
      ranked,
      skipped: [...skipped, ...outliers.map(({ provider }) => ({ provider: provider.id, reason: 'outlier' as const }))],
    }
  }

  async #feeOf({ chainId, to, gasPrice }: SwapInput, signal: AbortSignal): Promise<NetworkFee | undefined> {
    const { gasPrices, rates } = this.#parts
    const [price, rate] = await Promise.all([
      gasPrice ??
        gasPrices.of(chainId, signal).then(
          ({ standard }) => standard,
          () => undefined,
        ),
      rates.of(chainId, to, signal),
    ])
    return price === undefined || rate === undefined ? undefined : { gasPrice: price, rate }
  }
}
