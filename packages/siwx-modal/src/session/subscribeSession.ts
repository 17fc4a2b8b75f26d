import { coreKit, type SessionKit } from './SessionKit'
import { sessionSource } from './SessionSource'
import type { SessionState } from './SessionState'
import { watchSession } from './watchSession'

/**
 * Calls `listener` when the state of the session changes: after a sign-in or sign-out, also in another tab, and when the
 * account or the network changes. All subscriptions and hooks of a kit share one check per account and network. Returns
 * a function that unsubscribes.
 *
 * @example
 * ```ts
 * import type { AppKitInstance } from '@openappkit/appkit'
 * import { subscribeSession } from '@openappkit/siwx-modal'
 *
 * export function showSession(kit: AppKitInstance, element: HTMLElement): () => void {
 *   return subscribeSession(kit, ({ session }) => {
 *     element.textContent = session ? `Signed in as ${session.address}` : 'Not signed in'
 *   })
 * }
 * ```
 */
export function subscribeSession(kit: SessionKit, listener: (state: SessionState) => void): () => void {
  const source = sessionSource(coreKit(kit))
  let last = source.state
  return watchSession(coreKit(kit), () => {
    const { state } = source
    if (state === last) return
    last = state
    listener(state)
  })
}
