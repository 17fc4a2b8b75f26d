import type { SIWXData } from '@openappkit/contract'

/**
 * Returns whether a message is valid now: from `notBefore`, or else `issuedAt`, until `expirationTime`. Missing dates
 * set no limit. False if one of the dates that count is invalid.
 *
 * @param now Milliseconds since the epoch.
 * @example
 * ```ts
 * import { isCurrent, parseMessage } from '@openappkit/siwx/message'
 *
 * export const isStillValid = (message: string) => isCurrent(parseMessage(message))
 * ```
 */
export function isCurrent(data: SIWXData, now: number = Date.now()): boolean {
  const begins = data.notBefore ?? data.issuedAt
  return (begins === undefined || Date.parse(begins) <= now) && !isExpired(data, now)
}

/**
 * Returns whether a message has expired. An invalid date counts as expired.
 *
 * @param now Milliseconds since the epoch.
 */
export function isExpired({ expirationTime }: SIWXData, now: number = Date.now()): boolean {
  return expirationTime !== undefined && !(now < Date.parse(expirationTime))
}
