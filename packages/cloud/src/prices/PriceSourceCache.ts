import type { Currency } from '@openappkit/contract'
import type { CaipAddress } from './PriceSource'
import type { CurrencyRates } from './rates/CurrencyRates'
import type { UsdPrice } from './UsdAnswer'
import type { UsdPrices } from './UsdPrices'

/** What one whole token costs. */
export interface Price {
  /** In the currency that was asked for: positive and finite. */
  readonly price: number
  /** When the price was made. */
  readonly asOf: Date
  /** Name of who said so. */
  readonly source: string
  /** The same 24 hours before. Absent: not known, as in currencies other than the US dollar, whose rate of that day is unknown. */
  readonly priceDayAgo?: number | undefined
}

/** Prices of assets, and whether every source that may know more answered. */
export interface Quotes {
  readonly prices: ReadonlyMap<CaipAddress, Price>
  readonly isComplete: boolean
}

/** What assets cost, in any currency of the contract. Assets without a trusted source have no price. */
export class PriceSourceCache {
  readonly #usd: Pick<UsdPrices, 'ask'>
  readonly #rates: Pick<CurrencyRates, 'perUsd'>

  constructor(usd: Pick<UsdPrices, 'ask'>, rates: Pick<CurrencyRates, 'perUsd'>) {
    this.#usd = usd
    this.#rates = rates
  }

  /**
   * Prices of many assets at once. An asset that is absent in the answer has no known price: no source knows it, or the one that does is away.
   *
   * @param assets - as `PriceSource` spells them: EVM addresses in lower case, `{chainId}:native` for a chain's own asset.
   * @throws HttpFailure 503 when the currency's rate isn't known.
   * @example
   * ```ts
   * const prices = await book.quote('eur', ['eip155:1:native'])
   * prices.get('eip155:1:native')?.price // 2710.4
   * ```
   */
  async quote(currency: Currency, assets: readonly CaipAddress[]): Promise<ReadonlyMap<CaipAddress, Price>> {
    return (await this.ask(currency, assets)).prices
  }

  /** The same, and whether the answer is all that can be known. */
  async ask(currency: Currency, assets: readonly CaipAddress[]): Promise<Quotes> {
    const distinct = [...new Set(assets)]
    if (distinct.length === 0) return { prices: new Map(), isComplete: true }
    const [rate, answers] = await Promise.all([
      this.#rates.perUsd(currency),
      Promise.all(distinct.map(async asset => ({ asset, ...(await this.#usd.ask(asset)) }))),
    ])
    const prices = new Map<CaipAddress, Price>()
    for (const { asset, price } of answers) if (price) prices.set(asset, inCurrency(price, currency, rate))
    return { prices, isComplete: answers.every(({ price, isCertain }) => price !== undefined || isCertain) }
  }
}

function inCurrency({ usd, asOf, source, usdDayAgo }: UsdPrice, currency: Currency, rate: number): Price {
  const before = currency === 'usd' && usdDayAgo !== undefined ? { priceDayAgo: usdDayAgo } : {}
  return { price: usd * rate, asOf: new Date(asOf), source, ...before }
}
