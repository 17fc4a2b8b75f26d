import type { RequestRate } from '../http/Endpoint'
import type { RateLimiter } from './RateLimiter'

interface Bucket {
  tokens: number
  filledAt: number
}

/** Buckets of one node. As many as `capacity`; beyond that the one that was used least recently is forgotten, so it is full again. */
export class MemoryRateLimiter implements RateLimiter {
  readonly #buckets = new Map<string, Bucket>()
  readonly #capacity: number
  readonly #now: () => number

  constructor({ capacity = 50_000, now = Date.now }: { readonly capacity?: number; readonly now?: () => number } = {}) {
    this.#capacity = capacity
    this.#now = now
  }

  get size(): number {
    return this.#buckets.size
  }

  async take(key: string, { burst, perSecond }: RequestRate, count = 1): Promise<number> {
    const now = this.#now()
    const bucket = this.#buckets.get(key) ?? { tokens: burst, filledAt: now }
    const tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.filledAt) / 1000) * perSecond)
    const isTaken = tokens >= count
    this.#buckets.delete(key)
    this.#buckets.set(key, { tokens: isTaken ? tokens - count : tokens, filledAt: now })
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= this.#capacity) break
      this.#buckets.delete(oldest)
    }
    return isTaken ? 0 : Math.ceil(((count - tokens) / perSecond) * 1000)
  }
}
