import { LRUCache } from 'lru-cache'
import type { Rate, RateLimiter } from './RateLimiter'
import { TokenBucket } from './TokenBucket'

/**
 * Keeps the token buckets of one node. Beyond `capacity`, drops the least recently used bucket, which is then full
 * again.
 */
export class MemoryRateLimiter implements RateLimiter {
  readonly #buckets: LRUCache<string, TokenBucket>
  readonly #now: () => number

  constructor({ capacity = 50_000, now = Date.now }: { readonly capacity?: number; readonly now?: () => number } = {}) {
    this.#buckets = new LRUCache({ max: capacity })
    this.#now = now
  }

  get size(): number {
    return this.#buckets.size
  }

  async take(key: string, rate: Rate, count = 1): Promise<number> {
    const now = this.#now()
    const bucket = this.#buckets.get(key) ?? new TokenBucket(rate, now)
    this.#buckets.set(key, bucket)
    return bucket.take(count, rate, now) ? 0 : bucket.waitFor(count, rate)
  }
}
