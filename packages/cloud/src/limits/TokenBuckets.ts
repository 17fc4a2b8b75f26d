import type { Rate } from './RateLimiter'
import { TokenBucket } from './TokenBucket'

/** Keeps a bucket per name. `sweep` drops full buckets, because they are equivalent to missing ones. */
export class TokenBuckets {
  readonly #buckets = new Map<string, TokenBucket>()

  constructor(readonly rate: Rate) {}

  get size(): number {
    return this.#buckets.size
  }

  take(name: string, count: number, now: number): boolean {
    let bucket = this.#buckets.get(name)
    if (!bucket) {
      bucket = new TokenBucket(this.rate, now)
      this.#buckets.set(name, bucket)
    }
    return bucket.take(count, this.rate, now)
  }

  /** Puts tokens back. Does nothing if the bucket was dropped, because it was full. */
  give(name: string, count: number, now: number): void {
    this.#buckets.get(name)?.give(count, this.rate, now)
  }

  sweep(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(this.rate, now)) this.#buckets.delete(name)
  }
}
