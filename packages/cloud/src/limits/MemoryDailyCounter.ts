import { LRUCache } from 'lru-cache'
import { type DailyCounter, dayOf } from './DailyCounter'

/** Counts usage on one node. Beyond `capacity` keys, drops the least recently used one. */
export class MemoryDailyCounter implements DailyCounter {
  readonly #used: LRUCache<string, number>
  readonly #now: () => number
  #day = 0

  constructor({ capacity = 50_000, now = Date.now }: { readonly capacity?: number; readonly now?: () => number } = {}) {
    this.#used = new LRUCache({ max: capacity })
    this.#now = now
  }

  async add(key: string, count: number, limit: number): Promise<boolean> {
    const today = dayOf(this.#now())
    if (today > this.#day) {
      this.#day = today
      this.#used.clear()
    }
    const used = this.#used.get(key) ?? 0
    const isAdded = used + count <= limit
    this.#used.set(key, isAdded ? used + count : used)
    return isAdded
  }
}
