import { AppKitError } from '@openappkit/contract'
import { emailLoginCooldown } from '../constants/timings'

/**
 * Whole seconds until another email login code may be sent; 0 when one may be sent now.
 * Both times in milliseconds since the epoch.
 */
export function emailLoginSecondsLeft(lastLogin: number | undefined, now: number): number {
  // A last login in the future means that the clock was set back. It must not lock the visitor out for that long.
  if (lastLogin === undefined || lastLogin > now) return 0
  return Math.max(0, Math.ceil((lastLogin + emailLoginCooldown - now) / 1000))
}

/**
 * Refuses a new email login code within 30 s of the last.
 *
 * @throws AppKitError `email/cooldown`, saying how long to wait.
 */
export function assertEmailLoginAllowed(lastLogin: number | undefined, now: number): void {
  const seconds = emailLoginSecondsLeft(lastLogin, now)
  if (seconds > 0) throw new AppKitError('email/cooldown', `Please try again after ${seconds} seconds`)
}
