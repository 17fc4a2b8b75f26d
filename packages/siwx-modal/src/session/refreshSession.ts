import { coreKit, type SessionKit } from './SessionKit'

/**
 * Checks the session again, for example after your server answered 401. If the session has ended and sign-in is
 * required, the modal asks the user to sign in again. Resolves when the state is current.
 *
 * @throws AppKitError `siwx/not-enabled` without a sign-in config.
 * @example
 * ```ts
 * import type { AppKitInstance } from '@openappkit/appkit'
 * import { refreshSession } from '@openappkit/siwx-modal'
 *
 * export async function fetchOrders(kit: AppKitInstance): Promise<Response> {
 *   const response = await fetch('/orders')
 *   if (response.status === 401) await refreshSession(kit)
 *   return response
 * }
 * ```
 */
export async function refreshSession(kit: SessionKit): Promise<void> {
  await (await import('../controller/sessionActions')).refreshSession(coreKit(kit))
}
