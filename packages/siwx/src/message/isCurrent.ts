import type { SIWXData } from '@openappkit/contract'

/**
 * Returns whether a message is valid now: after `notBefore`, else `issuedAt`, and before `expirationTime`. False for
 * invalid dates.
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
