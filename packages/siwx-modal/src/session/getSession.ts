import type { AppKit } from '@openappkit/appkit-core'
import { sessionSource } from './SessionSource'
import type { SessionState } from './SessionState'

/**
 * Returns whether the active account is signed in on the active network. Sends no request; `subscribeSession` follows
 * the state.
 *
 * @example
 * ```ts
 * import type { AppKit } from '@openappkit/appkit-core'
 * import { getSession } from '@openappkit/siwx-modal'
 *
 * export const signedInAddress = (kit: AppKit) => getSession(kit).session?.address
 * ```
 */
export function getSession(kit: AppKit): SessionState {
  return sessionSource(kit).state
}
