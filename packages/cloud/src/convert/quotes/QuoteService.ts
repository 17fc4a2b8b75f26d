import type { ConvertQuotes } from '@openappkit/contract'
import type { GasPrices } from '../GasPrices'
import type { ProviderList } from '../ProviderList'
import type { SwapInput } from '../SwapProvider'
import type { FeeRates } from './FeeRates'
import type { QuoteCollector } from './QuoteCollector'
import { type Ranking, rankOffers } from './rankOffers'

/** Longest wait for the gas price and the rate, in milliseconds. Quotes are good without them. */
const FEE_WAIT = 600

export interface QuoteServiceDependencies {
  readonly providers: Pick<ProviderList, 'on'>
  readonly collector: Pick<QuoteCollector, 'collect'>
  readonly rates: Pick<FeeRates, 'of'>
  readonly gasPrices: Pick<GasPrices, 'of'>
}

/** Offers by net value, and the providers without a usable one. */
export interface RankedQuotes extends Pick<Ranking, 'ranked'> {
  readonly skipped: NonNullable<ConvertQuotes['skipped']>
  /** Wei per gas unit. Undefined if unknown. */
  readonly gasPrice: bigint | undefined
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
    const feeSignal = AbortSignal.any([signal, AbortSignal.timeout(FEE_WAIT)])
    const [{ offers, skipped }, gasPrice, rate] = await Promise.all([
      collector.collect(asked, input, signal),
      this.#gasPriceOf(input, feeSignal),
      // One offer needs no ranking.
      asked.length > 1 ? this.#parts.rates.of(input.chainId, input.to, feeSignal) : undefined,
    ])
    const fee = gasPrice !== undefined && rate ? { gasPrice, rate } : undefined
    const { ranked, outliers } = rankOffers(offers, fee)
    return {
      ranked,
      gasPrice,
      skipped: [...skipped, ...outliers.map(({ provider }) => ({ provider: provider.id, reason: 'outlier' as const }))],
    }
  }

  async #gasPriceOf({ chainId, gasPrice }: SwapInput, signal: AbortSignal): Promise<bigint | undefined> {
    if (gasPrice !== undefined || !chainId.startsWith('eip155:')) return gasPrice
    return this.#parts.gasPrices.of(chainId, signal).then(
      ({ standard }) => standard,
      () => undefined,
    )
  }
}
