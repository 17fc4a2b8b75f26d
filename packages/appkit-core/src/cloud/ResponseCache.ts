import type { Environment } from '../environment/Environment'

/** Maximum number of entries. A new one evicts the oldest. */
const limit = 100

/** Caches responses in memory. Returns a stale response immediately and refreshes it in the background. */
export class ResponseCache {
  readonly #environment: Environment
  readonly #entries: Map<string, { readonly value: unknown; readonly at: number }> = new Map()

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /**
   * Returns the cached response, or the result of `load` if there is none. Refreshes a stale response in the
   * background.
   *
   * @param lifetime - Milliseconds for which an entry is fresh.
   * @param load - Fetches the response. Its rejection reaches the caller only if no entry is cached.
   */
  async read<T>(key: string, lifetime: number, load: (isBackground: boolean) => Promise<T>): Promise<T> {
    const known = this.#entries.get(key)
    if (!known) return this.#keep(key, await load(false))
    // A key always has the same loader, so its value is a T.
    if (this.#environment.now() - known.at < lifetime) return known.value as T
    load(true).then(
      value => this.#keep(key, value),
      // The stale entry stays. The next reader tries again.
      () => {},
    )
    return known.value as T
  }

  #keep<T>(key: string, value: T): T {
    this.#entries.delete(key)
    this.#entries.set(key, { value, at: this.#environment.now() })
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > limit && oldest !== undefined) this.#entries.delete(oldest)
    return value
  }
}
