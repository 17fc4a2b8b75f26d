import type { SIWXData } from '@openappkit/contract'

/**
 * True while a message counts: it has begun (`notBefore`, else `issuedAt`) and has not run out. A date that can't be read counts as neither.
 *
 * @param now Milliseconds since 1970.
 */
export function isCurrent(data: SIWXData, now: number = Date.now()): boolean {
  const begins = data.notBefore ?? data.issuedAt
  return (begins === undefined || Date.parse(begins) <= now) && !isExpired(data, now)
}

/**
 * True once a message has run out.
 *
 * @param now Milliseconds since 1970.
 */
export function isExpired({ expirationTime }: SIWXData, now: number = Date.now()): boolean {
  return expirationTime !== undefined && !(now < Date.parse(expirationTime))
}
