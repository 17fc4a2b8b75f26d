import type { Currency } from '@openappkit/contract'
import { HttpFailure } from '../../http/HttpFailure'
import type { CaipAddress } from '../PriceSource'
import type { UsdPrices } from '../UsdPrices'
import type { RateSource, RateTable } from './RateSource'

/** Currencies that are chains' own assets: their rates are prices. */
const COINS: Partial<Readonly<Record<Currency, CaipAddress>>> = {
  btc: 'bip122:000000000019d6689c085ae165831e93:native',
  eth: 'eip155:1:native',
}

/** How far rates may be ahead of our clock, in milliseconds: those of a day are said to reach to its end, wherever on earth that is. */
const AHEAD = 2 * 86_400_000

/** How long a source that was of no use is left alone, in milliseconds. */
const REST = 10_000

export interface CurrencyRatesOptions {
  /** Absent: values are given in US dollars alone, and in coins whose price is known. */
  readonly source?: RateSource | undefined
  /** Milliseconds that the source gets for an answer. Default 3000. */
  readonly timeout?: number
  /** Milliseconds after which rates count as unknown. Default five days: banks publish none on holidays. */
  readonly staleAfter?: number
  /** Milliseconds for which rates aren't asked for again. Default ten minutes. */
  readonly lifetime?: number
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: () => number
  /** Hears why the source was of no use. */
  readonly onTrouble?: (error: unknown) => void
}

/** What one US dollar buys in the currencies of the contract. */
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

  /** @throws HttpFailure 503 when it isn't known. */
  async perUsd(currency: Currency): Promise<number> {
    if (currency === 'usd') return 1
    const rate = (await this.#listed(currency)) ?? (await this.#priced(currency))
    if (rate !== undefined) return rate
    throw new HttpFailure(503, '', `The rate of the currency ${currency} is not known at the moment`)
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
      // What was known before holds until it is too old.
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
