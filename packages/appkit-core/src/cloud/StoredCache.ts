import type { Environment } from '../environment/Environment'
import type { Store } from '../storage/Store'
import type { StorageKey } from '../storage/storageKeys'
import { isLongerAsJson } from './isLongerAsJson'

/** More entries than this are not kept; the oldest makes room. */
const limit = 100
/** A longer one isn't kept: storage is small, shared with the host's page, and written while the page waits. In characters. */
const longest = 100_000

/** Answers that outlive the page for a while. Old ones, and those of a clock that was wrong, count as absent and leave with the next write. */
export class StoredCache<Entry extends { readonly timestamp: number }> {
  readonly #store: Store
  readonly #environment: Environment
  readonly #key: StorageKey<Record<string, Entry>>
  readonly #lifetime: number

  /** @param lifetime - Milliseconds for which an answer counts. */
  constructor(store: Store, environment: Environment, key: StorageKey<Record<string, Entry>>, lifetime: number) {
    this.#store = store
    this.#environment = environment
    this.#key = key
    this.#lifetime = lifetime
  }

  read(id: string): Entry | undefined {
    return Object.fromEntries(this.#fresh())[id]
  }

  write(id: string, entry: Omit<Entry, 'timestamp'>): void {
    const kept = { ...entry, timestamp: this.#environment.now() } as Entry
    const others = this.#fresh().filter(([known]) => known !== id)
    const isKept = !isLongerAsJson(kept, longest) && this.#key.print({ [id]: kept }).length <= longest
    if (isKept) others.push([id, kept])
    this.#store.write(this.#key, Object.fromEntries(others.slice(-limit)))
  }

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
