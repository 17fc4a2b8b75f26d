import type { ModalKit } from '../kit/ModalKit'
import type { Decoder } from '../storage/decode'
import { finite, objectOf, recordOf } from '../storage/decode'
import { connectionStatusKey, json, type StorageKey } from '../storage/storageKeys'
import { StoredCache } from './StoredCache'

/** Names of the caches of core's clients. Disconnecting clears these caches even if their client hasn't loaded. */
const coreCaches: readonly string[] = ['portfolio_cache', 'history_transactions_cache', 'identity_cache', 'ens_cache']

/**
 * Caches the backend's responses in storage. Clears all caches when the app or user disconnects a wallet.
 *
 * A controller of the kit: `kit.controller(AnswerCaches)`.
 *
 * @example
 * ```ts
 * import { text } from '@openappkit/appkit-core/cloud'
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { AnswerCaches, cacheKey } from '@openappkit/appkit-core/portfolio'
 *
 * function cacheGreeting(kit: ModalKit, address: string) {
 *   const cache = kit.controller(AnswerCaches).open(cacheKey('greetings_cache', { text: text(100) }), 30_000)
 *   cache.write(address, { text: 'Hello' })
 * }
 * ```
 */
export class AnswerCaches {
  readonly #kit: ModalKit
  readonly #names: Set<string> = new Set(coreCaches.map(cacheName))

  constructor(kit: ModalKit) {
    this.#kit = kit
    if (this.#isDisconnected) this.#forget()
    kit.context.onDestroy(kit.onDisconnect(() => this.#forget()))
  }

  /**
   * Opens the cache for one type of response.
   *
   * @param lifetime - Milliseconds until an entry expires.
   */
  open<Entry extends { readonly timestamp: number }>(
    key: StorageKey<Record<string, Entry>>,
    lifetime: number,
  ): StoredCache<Entry> {
    const { environment, store } = this.#kit.context
    if (this.#isDisconnected) store.remove(key)
    this.#names.add(key.name)
    return new StoredCache(store, environment, key, lifetime)
  }

  get #isDisconnected(): boolean {
    return this.#kit.context.store.read(connectionStatusKey) === 'disconnected'
  }

  #forget(): void {
    for (const name of this.#names) this.#kit.context.store.remove({ name })
  }
}

type Entries<Shape extends Record<string, Decoder<unknown>>> = Record<
  string,
  { [Name in keyof Shape]: Exclude<ReturnType<Shape[Name]>, undefined> } & { readonly timestamp: number }
>

/**
 * Returns the storage key of a cache whose entries have the fields of `shape` and a `timestamp`.
 *
 * @example
 * ```ts
 * import { text } from '@openappkit/appkit-core/cloud'
 * import { cacheKey } from '@openappkit/appkit-core/portfolio'
 *
 * const greetings = cacheKey('greetings_cache', { text: text(100) })
 * ```
 */
export function cacheKey<Shape extends Record<string, Decoder<unknown>>>(
  name: string,
  shape: Shape,
): StorageKey<Entries<Shape>> {
  return json(cacheName(name), recordOf(objectOf({ ...shape, timestamp: finite }, {}))) as StorageKey<Entries<Shape>>
}

/** Returns the name of a cache in storage. */
export function cacheName(name: string): string {
  return `@appkit/${name}`
}
