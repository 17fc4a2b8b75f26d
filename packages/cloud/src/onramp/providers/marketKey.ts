import type { OnrampMarket } from '../OnrampProvider'

/** Returns the key of a market in caches. */
export function marketKey({ chainId, country, subdivision = '' }: OnrampMarket): string {
  return `${chainId} ${country} ${subdivision}`
}
