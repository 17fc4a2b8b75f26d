import type { Rate } from './RateLimiter'

/** A token bucket that refills steadily up to the burst. A client that finds too few tokens exceeds its rate. */
export class TokenBucket {
  #tokens: number
  #filledAt: number

  constructor({ burst }: Rate, now: number) {
    this.#tokens = burst
    this.#filledAt = now
  }

  /** Takes `count` tokens, or none if there aren't enough. Returns whether it took them. */
  take(count: number, rate: Rate, now: number): boolean {
    this.#fill(rate, now)
    if (this.#tokens < count) return false
    this.#tokens -= count
    return true
  }

  /** Returns the milliseconds until there are `count` tokens, counted from the last call. */
  waitFor(count: number, { perSecond }: Rate): number {
    return Math.ceil(((count - this.#tokens) / perSecond) * 1000)
  }

  /** Puts tokens back, up to the burst. */
  give(count: number, rate: Rate, now: number): void {
    this.#fill(rate, now)
    this.#tokens = Math.min(rate.burst, this.#tokens + count)
  }

  isFull(rate: Rate, now: number): boolean {
    this.#fill(rate, now)
    return this.#tokens >= rate.burst
  }

  #fill({ burst, perSecond }: Rate, now: number): void {
    const elapsed = Math.max(0, now - this.#filledAt)
    // At an unlimited rate, zero elapsed time would yield NaN.
    if (elapsed > 0) this.#tokens = Math.min(burst, this.#tokens + (elapsed / 1000) * perSecond)
    this.#filledAt = now
  }
}
