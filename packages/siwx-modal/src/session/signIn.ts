import { coreKit, type SessionKit } from './SessionKit'

/**
 * Signs the active account in, and connects a wallet first if none is connected. Resolves true once the account is
 * signed in, false if the user closes the modal or leaves without signing.
 *
 * @throws AppKitError `siwx/not-enabled` without a sign-in config, `siwx/no-account` on an unsupported network,
 * `modal/load-failed` if the code can't load.
 * @example
 * ```ts
 * import type { AppKitInstance } from '@openappkit/appkit'
 * import { signIn } from '@openappkit/siwx-modal'
 *
 * export async function openMembersPage(kit: AppKitInstance): Promise<void> {
 *   if (await signIn(kit)) location.assign('/members')
 * }
 * ```
 */
export async function signIn(kit: SessionKit): Promise<boolean> {
  return (await import('../controller/sessionActions')).signIn(coreKit(kit))
}
