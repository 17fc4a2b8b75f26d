import { coreKit, type SessionKit } from './SessionKit'
import { sessionSource } from './SessionSource'
import type { SessionState } from './SessionState'

/**
 * Returns whether the active account is signed in on the active network. Sends no request; `subscribeSession` follows
 * the state.
 *
 * @example
 * ```ts
 * import type { AppKitInstance } from '@openappkit/appkit'
 * import { getSession } from '@openappkit/siwx-modal'
 *
 * export const signedInAddress = (kit: AppKitInstance) => getSession(kit).session?.address
 * ```
 */
export function getSession(kit: SessionKit): SessionState {
  return sessionSource(coreKit(kit)).state
}
