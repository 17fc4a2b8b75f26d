/** A pairing with less than this left counts as expired. In milliseconds. */
export const pairingMinimumRemaining = 10_000

/** True when a pairing link is too old to show: it has under 10 s left, or has no expiry. Milliseconds since the epoch. */
export function isPairingExpired(expiry: number | undefined, now: number): boolean {
  return expiry === undefined || expiry - now < pairingMinimumRemaining
}
