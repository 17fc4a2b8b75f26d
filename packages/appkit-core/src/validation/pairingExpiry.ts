import { pairingMinimumRemaining } from '../constants/timings'

/** True when a pairing link is too old to show: it has under 10 s left, or has no expiry. Milliseconds since the epoch. */
export function isPairingExpired(expiry: number | undefined, now: number): boolean {
  return expiry === undefined || expiry - now < pairingMinimumRemaining
}
