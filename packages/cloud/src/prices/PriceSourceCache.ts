import type { Currency } from '@openappkit/contract'
import type { CaipAddress } from './PriceSource'
import type { CurrencyRates } from './rates/CurrencyRates'
import type { UsdPrice } from './UsdAnswer'
import type { UsdPrices } from './UsdPrices'

/** Price of one whole token. */
export interface Price {
  /** Positive and finite, in the requested currency. */
  readonly price: number
  /** Time of the price, as reported by the source. */
  readonly asOf: Date
  /** Name of the source. */
  readonly source: string
  /** Price 24 hours earlier. Absent if unknown, and for all currencies but the US dollar. */
  readonly priceDayAgo?: number | undefined
}

/** Prices of assets. `isComplete` is false if an asset may have no price only because a source failed. */
export interface Quotes {
  readonly prices: ReadonlyMap<CaipAddress, Price>
  readonly isComplete: boolean
}

/** Provides asset prices in every supported currency. Assets that no configured source knows have no price. */
export class PriceSourceCache {
  readonly #usd: Pick<UsdPrices, 'ask'>
  readonly #rates: Pick<CurrencyRates, 'perUsd'>

  constructor(usd: Pick<UsdPrices, 'ask'>, rates: Pick<CurrencyRates, 'perUsd'>) {
    this.#usd = usd
    this.#rates = rates
  }

  /**
   * Returns the prices of many assets. Omits assets that no source knows or whose source is unavailable.
   *
   * @param assets - Spelled as in `PriceSource`: EVM addresses in lower case, `{chainId}:native` for a native asset.
   * @throws HttpFailure 503 if the exchange rate of the currency is unknown.
   *
   * @example
   * ```ts
   * async function etherPrice(cache: PriceSourceCache): Promise<number | undefined> {
   *   const prices = await cache.quote('eur', ['eip155:1:native'])
   *   return prices.get('eip155:1:native')?.price // 2710.4
   * }
   * ```
   */
  async quote(currency: Currency, assets: readonly CaipAddress[]): Promise<ReadonlyMap<CaipAddress, Price>> {
    return (await this.ask(currency, assets)).prices
  }

  /**
   * Like `quote`, but also returns whether the result is complete.
   *
   * @throws HttpFailure 503 if the exchange rate of the currency is unknown.
   */
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
