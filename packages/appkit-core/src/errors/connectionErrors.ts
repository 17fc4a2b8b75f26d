import { AppKitError } from '@openappkit/contract'

/**
 * Returns the `wallet/not-connected` error for a request without a connected wallet.
 *
 * @example
 * ```ts
 * import { notConnected } from '@openappkit/appkit-core/adapter'
 *
 * function requireAddress(address: string | undefined): string {
 *   if (!address) throw notConnected()
 *   return address
 * }
 * ```
 */
export function notConnected(): AppKitError {
  return new AppKitError('wallet/not-connected', "The wallet isn't connected. Connect it first.")
}

/**
 * Returns the `wallet/account-not-shared` error for an account that no connected wallet shares.
 *
 * @example
 * ```ts
 * import { notShared } from '@openappkit/appkit-core/adapter'
 *
 * function assertShared(accounts: readonly string[], address: string) {
 *   if (!accounts.includes(address)) throw notShared()
 * }
 * ```
 */
export function notShared(): AppKitError {
  return new AppKitError('wallet/account-not-shared', "The wallet doesn't share this account. Select it in the wallet.")
}
