import type { ClientKey } from './ClientKey'
import type { Rate, RateLimiter } from './RateLimiter'

/** How many times the rate of an address a network has. A /48 may be a site of one owner, or a street of homes that know nothing of each other. */
export const NETWORK_SHARE = 8

/** Takes tokens of a client: of its address, and of its network if that is more than one. Resolves with the milliseconds to wait, 0 when they were taken. */
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
