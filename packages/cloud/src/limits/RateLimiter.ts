/** A token bucket: how many tokens it holds at most, and how many flow in each second. `Infinity` where there should be no limit. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Token buckets, one per key. */
export interface RateLimiter {
  /** Takes tokens, one when it isn't said how many. 0: taken; otherwise none was, and it says in how many milliseconds there will be enough. Never rejects. */
  take(key: string, rate: Rate, count?: number): Promise<number>
}
