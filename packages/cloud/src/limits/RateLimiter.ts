/** Capacity of a token bucket and its refill per second. `Infinity` disables the limit. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Token buckets by key. */
export interface RateLimiter {
  /**
   * Takes tokens, one by default, or none if there aren't enough. Resolves with 0, or with the milliseconds until there
   * are enough. Never rejects.
   */
  take(key: string, rate: Rate, count?: number): Promise<number>
}
