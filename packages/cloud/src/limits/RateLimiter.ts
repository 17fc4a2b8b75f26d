import type { RequestRate } from '../http/Endpoint'

/** Token buckets, one per key. */
export interface RateLimiter {
  /** Takes one token. 0: taken; otherwise the milliseconds until there is one. Never rejects. */
  take(key: string, rate: RequestRate): Promise<number>
}
