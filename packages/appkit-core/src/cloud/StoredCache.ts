import type { Environment } from '../environment/Environment'
import type { Store } from '../storage/Store'
import type { StorageKey } from '../storage/storageKeys'
import { isLongerAsJson } from './isLongerAsJson'

/** Maximum number of entries. A new one evicts the oldest. */
const limit = 100
/** Maximum length of an entry, in characters. Storage is small, shared with the app, and blocks the main thread. */
const longest = 100_000

/**
 * Caches up to 100 responses in storage. Expired entries and those dated in the future count as absent, and the next
 * write removes them.
 */
export class StoredCache<Entry extends { readonly timestamp: number }> {
  readonly #store: Store
  readonly #environment: Environment
  readonly #key: StorageKey<Record<string, Entry>>
  readonly #lifetime: number

  /** @param lifetime - Milliseconds until an entry expires. */
  constructor(store: Store, environment: Environment, key: StorageKey<Record<string, Entry>>, lifetime: number) {
    this.#store = store
    this.#environment = environment
    this.#key = key
    this.#lifetime = lifetime
  }

  /** Returns the entry with this id. Undefined if there is none or it has expired. */
  read(id: string): Entry | undefined {
    return Object.fromEntries(this.#fresh())[id]
  }

  /**
   * Stores an entry with the current time, replacing the one with this id. An entry longer than 100,000 characters
   * isn't stored, but the replaced one is still removed.
   */
  write(id: string, entry: Omit<Entry, 'timestamp'>): void {
    const kept = { ...entry, timestamp: this.#environment.now() } as Entry
    const others = this.#fresh().filter(([known]) => known !== id)
    const isKept = !isLongerAsJson(kept, longest) && this.#key.print({ [id]: kept }).length <= longest
    if (isKept) others.push([id, kept])
    this.#store.write(this.#key, Object.fromEntries(others.slice(-limit)))
  }

  /** Removes all entries. */
  clear(): void {
    this.#store.remove(this.#key)
  }

  #fresh(): [string, Entry][] {
    const now = this.#environment.now()
    return Object.entries(this.#store.read(this.#key) ?? {}).filter(
      ([, { timestamp }]) => timestamp <= now && now - timestamp < this.#lifetime,
    )
  }
}
