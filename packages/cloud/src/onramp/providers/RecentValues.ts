import { LRUCache } from 'lru-cache'

/** Milliseconds for which lists of providers count as current. */
const AGE = 15 * 60 * 1000
const CAPACITY = 200

/** Caches lists of a provider for 15 minutes. */
export class RecentValues<Value extends object> {
  readonly #now: () => number
  readonly #values = new LRUCache<string, { readonly at: number; readonly value: Value }>({ max: CAPACITY })

  constructor(now: () => number) {
    this.#now = now
  }

  /** Returns the value of a key, and loads it if there is no current one. */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key)
    const now = this.#now()
    if (known && now - known.at < AGE) return known.value
    const value = await load()
    this.#values.set(key, { at: now, value })
    return value
  }
}
