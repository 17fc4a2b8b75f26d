import { LRUCache } from 'lru-cache'
import type { Asset, AssetsQuery, AssetsReader } from './Asset'

/**
 * Milliseconds for which a result is cached. Apps poll every ten seconds, so a longer lifetime would return every
 * result twice.
 */
const LIFETIME = 9_000
/** Maximum number of cached results, one per account and chain. */
const CAPACITY = 10_000
/** Timeout for reading one chain in milliseconds. */
const DEADLINE = 10_000

interface Entry {
  readonly assets: Promise<readonly Asset[]>
  /** Time until which the assets are fresh, in milliseconds since the epoch. Infinity while they are read. */
  freshUntil: number
}

/** Reads an account's assets on a chain once for all concurrent clients, and caches them for a few seconds. */
export class AssetsCache {
  readonly #reader: AssetsReader
  readonly #now: () => number
  readonly #entries = new LRUCache<string, Entry>({ max: CAPACITY })

  constructor(reader: AssetsReader, now: () => number = Date.now) {
    this.#reader = reader
    this.#now = now
  }

  /**
   * Reads the assets of an account.
   *
   * @param named - Tokens to include even if their balance is zero. If present, even empty, the chain is read again.
   * @throws ChainUnavailable, or another error of the reader.
   */
  async read(chainId: string, account: string, named?: readonly string[]): Promise<readonly Asset[]> {
    // Each chain has its own cache entry for an account.
    const key = `${chainId}:${account}`
    const known = this.#entries.get(key)
    if (!named && known && known.freshUntil > this.#now()) return held(await known.assets)
    const query: AssetsQuery = { chainId, account, named: named ?? [], signal: AbortSignal.timeout(DEADLINE) }
    const entry: Entry = { assets: this.#reader.read(query), freshUntil: Number.POSITIVE_INFINITY }
    this.#entries.set(key, entry)
    try {
      return await entry.assets
    } catch (error) {
      // A cached failure would outlast the outage.
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
      throw error
    } finally {
      entry.freshUntil = this.#now() + LIFETIME
    }
  }
}

/** Drops zero balances, which are only for queries that name the token. */
function held(assets: readonly Asset[]): readonly Asset[] {
  return assets.every(({ units }) => units > 0n) ? assets : assets.filter(({ units }) => units > 0n)
}
