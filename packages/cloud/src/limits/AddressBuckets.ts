import type { ClientKey } from './ClientKey'
import type { Rate } from './RateLimiter'
import { TokenBuckets } from './TokenBuckets'

/** Keeps a bucket for each address, and a larger one for each network whose owner may have many addresses. */
export class AddressBuckets {
  readonly #addresses: TokenBuckets
  readonly #networks: TokenBuckets

  /** @param share - Ratio of a network's rate to an address's rate. */
  constructor(rate: Rate, share: number) {
    this.#addresses = new TokenBuckets(rate)
    this.#networks = new TokenBuckets({ burst: rate.burst * share, perSecond: rate.perSecond * share })
  }

  /** Takes tokens from both buckets or from neither. Returns whether it took them. */
  take({ address, network }: ClientKey, count: number, now: number): boolean {
    if (!this.#addresses.take(address, count, now)) return false
    if (network === undefined || this.#networks.take(network, count, now)) return true
    this.#addresses.give(address, count, now)
    return false
  }

  /** Puts tokens back. */
  give({ address, network }: ClientKey, count: number, now: number): void {
    this.#addresses.give(address, count, now)
    if (network !== undefined) this.#networks.give(network, count, now)
  }

  sweep(now: number): void {
    this.#addresses.sweep(now)
    this.#networks.sweep(now)
  }
}
