import type { Environment } from '../environment/Environment'

/** So many answers are kept; the oldest makes room. */
const limit = 100

/** Keeps answers for a while. An old one is still given, at once, and asked for anew for whoever comes next. */
export class ResponseCache {
  readonly #environment: Environment
  readonly #entries: Map<string, { readonly value: unknown; readonly at: number }> = new Map()

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /**
   * @param lifetime - Milliseconds for which an answer counts as new.
   * @param load - Asks; what it rejects with reaches the caller only when there is nothing old to give.
   */
  async read<T>(key: string, lifetime: number, load: (isBackground: boolean) => Promise<T>): Promise<T> {
    const known = this.#entries.get(key)
    if (!known) return this.#keep(key, await load(false))
    // One key is always read with the same loader, so that what it stored is a T.
    if (this.#environment.now() - known.at < lifetime) return known.value as T
    load(true).then(
      value => this.#keep(key, value),
      // The old answer stays; the next reader asks again.
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
