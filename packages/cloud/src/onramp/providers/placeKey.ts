import type { OnrampPlace } from '../OnrampProvider'

/** Returns the key of a place in caches. */
export function placeKey({ chainId, country, subdivision = '' }: OnrampPlace): string {
  return `${chainId} ${country} ${subdivision}`
}
