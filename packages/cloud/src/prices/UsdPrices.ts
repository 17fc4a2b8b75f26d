import { LRUCache } from 'lru-cache'
import { BatchedPriceSource, type OnSourceTrouble } from './BatchedPriceSource'
import type { CaipAddress, TrustedSource } from './PriceSource'
import type { UsdAnswer } from './UsdAnswer'

interface Entry {
  readonly answer: UsdAnswer
  readonly freshUntil: number
  /** Time at which `answer.price` becomes stale, in milliseconds since the epoch. */
  readonly staleAt: number
}

export interface UsdPricesOptions {
  /** Milliseconds for which a result is cached. Default: 15,000. */
  readonly lifetime?: number
  /** Maximum cached assets. Default: 20,000. */
  readonly capacity?: number
  /** Clock in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: () => number
  readonly onTrouble?: OnSourceTrouble
}

/**
 * Queries the sources for US dollar prices, in order of priority. Concurrent queries for an asset share one request.
 */
export class UsdPrices {
  readonly #sources: readonly BatchedPriceSource[]
  readonly #lifetime: number
  readonly #now: () => number
  readonly #entries: LRUCache<CaipAddress, Entry>
  readonly #flights = new Map<CaipAddress, Promise<UsdAnswer>>()

  constructor(sources: readonly TrustedSource[], options: UsdPricesOptions = {}) {
    const { lifetime = 15_000, capacity = 20_000, now = Date.now, onTrouble = () => {} } = options
    this.#sources = sources.map(trusted => new BatchedPriceSource(trusted, now, onTrouble))
    this.#lifetime = lifetime
    this.#entries = new LRUCache({ max: capacity })
    this.#now = now
  }

  /** Resolves with the price of an asset. Never rejects. */
  ask(asset: CaipAddress): Promise<UsdAnswer> {
    const known = this.#entries.get(asset)
    if (known && known.freshUntil > this.#now()) return Promise.resolve(this.#current(known))
    const running = this.#flights.get(asset)
    if (running !== undefined) return running
    const flight = this.#find(asset, known).finally(() => this.#flights.delete(asset))
    this.#flights.set(asset, flight)
    return flight
  }

  async #find(asset: CaipAddress, known: Entry | undefined): Promise<UsdAnswer> {
    let isCertain = true
    for (const source of this.#sources) {
      const answer = await source.ask(asset)
      if (!answer) continue
      if (answer.price) return this.#remember(asset, { price: answer.price, isCertain: true }, source.staleAfter)
      isCertain = isCertain && answer.isCertain
    }
    // A source failed, so keep the last price until it is stale.
    const last = isCertain || !known ? undefined : this.#current(known).price
    if (!known || !last) return this.#remember(asset, { isCertain }, 0)
    this.#entries.set(asset, { ...known, freshUntil: this.#now() + this.#lifetime })
    return { price: last, isCertain }
  }

  #current({ answer, staleAt }: Entry): UsdAnswer {
    return answer.price && staleAt <= this.#now() ? { isCertain: false } : answer
  }

  #remember(asset: CaipAddress, answer: UsdAnswer, staleAfter: number): UsdAnswer {
    const staleAt = (answer.price?.asOf ?? 0) + staleAfter
    this.#entries.set(asset, { answer, staleAt, freshUntil: this.#now() + this.#lifetime })
    return answer
  }
}
