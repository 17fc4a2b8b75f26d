import { LRUCache } from 'lru-cache'
import type { Holding, HoldingsQuery, HoldingsReader } from './Holding'

/** Milliseconds for which what a chain said is said again. Pages ask every ten seconds: an answer that held as long would be just too young each second time. */
const LIFETIME = 9_000
/** Accounts and chains that are remembered. */
const CAPACITY = 10_000
/** Milliseconds for one chain. */
const DEADLINE = 10_000

interface Entry {
  readonly holdings: Promise<readonly Holding[]>
  /** Infinity while it is read. */
  freshUntil: number
}

/** Reads holdings of one chain once for all clients that ask at the same time, and keeps them for some seconds. */
export class HoldingsCache {
  readonly #reader: HoldingsReader
  readonly #now: () => number
  readonly #entries = new LRUCache<string, Entry>({ max: CAPACITY })

  constructor(reader: HoldingsReader, now: () => number = Date.now) {
    this.#reader = reader
    this.#now = now
  }

  /**
   * @param named - tokens to look at now, or none by name: whatever was said a moment ago doesn't count. Absent: it does.
   * @throws ChainUnavailable, and what else the reader throws
   */
  async read(chainId: string, account: string, named?: readonly string[]): Promise<readonly Holding[]> {
    // An account on one chain is another entry than the same account on the next one.
    const key = `${chainId}:${account}`
    const known = this.#entries.get(key)
    if (!named && known && known.freshUntil > this.#now()) return held(await known.holdings)
    const question: HoldingsQuery = { chainId, account, named: named ?? [], signal: AbortSignal.timeout(DEADLINE) }
    const entry: Entry = { holdings: this.#reader.read(question), freshUntil: Number.POSITIVE_INFINITY }
    this.#entries.set(key, entry)
    try {
      return await entry.holdings
    } catch (error) {
      // A failure isn't remembered, or the chain would be away for longer than it is.
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
      throw error
    } finally {
      entry.freshUntil = this.#now() + LIFETIME
    }
  }
}

/** Leaves out tokens that only a query by name lists. */
function held(holdings: readonly Holding[]): readonly Holding[] {
  return holdings.every(({ units }) => units > 0n) ? holdings : holdings.filter(({ units }) => units > 0n)
}
