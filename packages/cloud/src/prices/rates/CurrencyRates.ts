import type { Currency } from '@openappkit/contract'
import { HttpFailure } from '../../http/HttpFailure'
import type { CaipAddress } from '../PriceSource'
import type { UsdPrices } from '../UsdPrices'
import type { RateSource, RateTable } from './RateSource'

/** Currencies that are native assets. Their exchange rates follow from the assets' prices. */
const COINS: Partial<Readonly<Record<Currency, CaipAddress>>> = {
  btc: 'bip122:000000000019d6689c085ae165831e93:native',
  eth: 'eip155:1:native',
}

/** Milliseconds by which the time of the rates may be ahead. Daily rates are dated to the end of their day. */
const AHEAD = 2 * 86_400_000

/** Milliseconds for which a failed source isn't queried. */
const REST = 10_000

export interface CurrencyRatesOptions {
  /**
   * Source of exchange rates. Without one, only US dollars are available, and BTC and ETH if their prices are known.
   */
  readonly source?: RateSource | undefined
  /** Timeout of the source in milliseconds. Default: 3,000. */
  readonly timeout?: number
  /**
   * Maximum age of rates in milliseconds. Older rates count as unknown. Default: five days, because banks publish no
   * rates on holidays.
   */
  readonly staleAfter?: number
  /** Milliseconds for which rates are cached. Default: ten minutes. */
  readonly lifetime?: number
  /** Clock in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: () => number
  /** Called with the error if the source fails. */
  readonly onTrouble?: (error: unknown) => void
}

/** Provides the exchange rates from US dollars to the supported currencies. */
export class CurrencyRates {
  readonly #usd: Pick<UsdPrices, 'ask'>
  readonly #source: RateSource | undefined
  readonly #options: Required<Omit<CurrencyRatesOptions, 'source'>>
  #table: RateTable | undefined
  #nextAt = 0
  #flight: Promise<void> | undefined

  constructor(usd: Pick<UsdPrices, 'ask'>, options: CurrencyRatesOptions = {}) {
    const { source, timeout = 3000, staleAfter = 5 * 86_400_000, lifetime = 600_000 } = options
    const { now = Date.now, onTrouble = () => {} } = options
    this.#usd = usd
    this.#source = source
    this.#options = { timeout, staleAfter, lifetime, now, onTrouble }
  }

  /**
   * Returns how many units of the currency one US dollar is worth.
   *
   * @throws HttpFailure 503 if the rate is unknown.
   */
  async perUsd(currency: Currency): Promise<number> {
    if (currency === 'usd') return 1
    const rate = (await this.#listed(currency)) ?? (await this.#priced(currency))
    if (rate !== undefined) return rate
    throw new HttpFailure(503, '', `The exchange rate for ${currency} is temporarily unavailable. Try again.`)
  }

  async #listed(currency: Currency): Promise<number | undefined> {
    const { now, staleAfter } = this.#options
    if (this.#source && this.#nextAt <= now()) {
      this.#flight ??= this.#refresh(this.#source).finally(() => {
        this.#flight = undefined
      })
      await this.#flight
    }
    const table = this.#table
    if (!table || table.asOf <= now() - staleAfter || table.asOf > now() + AHEAD) return undefined
    return table.perUsd.get(currency.toUpperCase())
  }

  async #refresh(source: RateSource): Promise<void> {
    const { now, timeout, lifetime, onTrouble } = this.#options
    try {
      this.#table = await source.read(AbortSignal.timeout(timeout))
      this.#nextAt = now() + lifetime
    } catch (error) {
      // Keep the earlier rates until they are stale.
      this.#nextAt = now() + REST
      onTrouble(error)
    }
  }

  async #priced(currency: Currency): Promise<number | undefined> {
    const coin = COINS[currency]
    const { price } = coin ? await this.#usd.ask(coin) : {}
    return price && 1 / price.usd
  }
}
