/** Minimum remaining lifetime of a valid pairing link, in milliseconds. */
export const pairingMinimumRemaining = 10_000

/**
 * Returns whether a pairing link is too old to show: no expiry, or less than 10 s left. Times are in milliseconds since
 * the epoch.
 */
export function isPairingExpired(expiry: number | undefined, now: number): boolean {
  return expiry === undefined || expiry - now < pairingMinimumRemaining
}
