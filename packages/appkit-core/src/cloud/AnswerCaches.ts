import type { ModalKit } from '../kit/ModalKit'
import type { Decoder } from '../storage/decode'
import { finite, objectOf, recordOf } from '../storage/decode'
import { connectionStatusKey, json, type StorageKey } from '../storage/storageKeys'
import { StoredCache } from './StoredCache'

/** Storage entries of the clients of core. A disconnect forgets them also on a page that didn't load the client. */
const coreCaches: readonly string[] = ['portfolio_cache', 'history_transactions_cache', 'identity_cache', 'ens_cache']

/**
 * Keeps answers of the backend for a while, also over a reload, and forgets all of them at a disconnect. Names and forms of the reference, storage
 * section 1.2. A service of a kit: `kit.service(AnswerCaches)`.
 *
 * @example
 * ```ts
 * const cache = kit.service(AnswerCaches).open(cacheKey('greetings_cache', { text: text(100) }), 30_000)
 * cache.write(address, { text: 'Hello' })
 * ```
 */
export class AnswerCaches {
  readonly #kit: ModalKit
  readonly #names: Set<string> = new Set(coreCaches.map(cacheName))

  constructor(kit: ModalKit) {
    this.#kit = kit
    if (this.#isDisconnected) this.#forget()
    kit.base.onDestroy(kit.onDisconnect(() => this.#forget()))
  }

  /**
   * Opens the cache of one kind of answers.
   *
   * @param lifetime - Milliseconds for which an answer counts.
   */
  open<Entry extends { readonly timestamp: number }>(
    key: StorageKey<Record<string, Entry>>,
    lifetime: number,
  ): StoredCache<Entry> {
    const { environment, store } = this.#kit.base
    if (this.#isDisconnected) store.remove(key)
    this.#names.add(key.name)
    return new StoredCache(store, environment, key, lifetime)
  }

  get #isDisconnected(): boolean {
    return this.#kit.base.store.read(connectionStatusKey) === 'disconnected'
  }

  #forget(): void {
    for (const name of this.#names) this.#kit.base.store.remove({ name })
  }
}

type Entries<Shape extends Record<string, Decoder<unknown>>> = Record<
  string,
  { [Name in keyof Shape]: Exclude<ReturnType<Shape[Name]>, undefined> } & { readonly timestamp: number }
>

/** The storage entry of a cache whose answers have the fields of `shape`. */
export function cacheKey<Shape extends Record<string, Decoder<unknown>>>(
  name: string,
  shape: Shape,
): StorageKey<Entries<Shape>> {
  return json(cacheName(name), recordOf(objectOf({ ...shape, timestamp: finite }, {}))) as StorageKey<Entries<Shape>>
}

/** The name of the storage entry of a cache. */
export function cacheName(name: string): string {
  return `@appkit/${name}`
}
