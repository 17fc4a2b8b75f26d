import { type DailyCounter, dayOf } from './DailyCounter'

/** Counts of one node. Beyond `capacity` keys the one that was used least recently is forgotten. */
export class MemoryDailyCounter implements DailyCounter {
  readonly #used = new Map<string, number>()
  readonly #capacity: number
  readonly #now: () => number
  #day = 0

  constructor({ capacity = 50_000, now = Date.now }: { readonly capacity?: number; readonly now?: () => number } = {}) {
    this.#capacity = capacity
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
    this.#used.delete(key)
    this.#used.set(key, isAdded ? used + count : used)
    const [oldest] = this.#used.keys()
    if (this.#used.size > this.#capacity && oldest !== undefined) this.#used.delete(oldest)
    return isAdded
  }
}
