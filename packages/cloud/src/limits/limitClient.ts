import type { ClientKey } from './ClientKey'
import type { Rate, RateLimiter } from './RateLimiter'

/** Ratio of a network's rate to an address's rate. A /48 may be one owner's site or a street of unrelated homes. */
export const NETWORK_SHARE = 8

/**
 * Takes tokens from the client's address, and from its network if it has one. Resolves with the milliseconds to wait,
 * or 0 if the tokens were taken.
 */
export async function limitClient(
  limiter: RateLimiter,
  { address, network }: ClientKey,
  rate: Rate,
  count: number,
): Promise<number> {
  const wait = await limiter.take(address, rate, count)
  // A client over its own rate takes nothing from its neighbors.
  if (wait > 0 || network === undefined) return wait
  const { burst, perSecond } = rate
  return limiter.take(network, { burst: burst * NETWORK_SHARE, perSecond: perSecond * NETWORK_SHARE }, count)
}
