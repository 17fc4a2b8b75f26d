import { coreKit, type SessionKit } from './SessionKit'

/**
 * Ends all sessions of this browser. If sign-in is required, also disconnects the wallets; otherwise they stay
 * connected.
 *
 * @throws AppKitError `siwx/sign-out-failed` if the session may continue, for example because the server can't be
 * reached. The state doesn't change. `disconnect/failed` if the session ended but a wallet can't disconnect,
 * `siwx/not-enabled` without a sign-in config.
 * @example
 * ```ts
 * import type { AppKitInstance } from '@openappkit/appkit'
 * import { signOut } from '@openappkit/siwx-modal'
 *
 * export async function leave(kit: AppKitInstance): Promise<void> {
 *   await signOut(kit)
 *   location.assign('/')
 * }
 * ```
 */
export async function signOut(kit: SessionKit): Promise<void> {
  await (await import('../controller/sessionActions')).signOut(coreKit(kit))
}
