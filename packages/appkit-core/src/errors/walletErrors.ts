import { AppKitError, type AppKitErrorOptions } from '@openappkit/contract'

// Entry points that load separately have copies of these classes, so `instanceof` compares error codes.

/**
 * Error with code `wallet/rejected`: the user rejected the request in the wallet.
 * [EIP-1193](https://eips.ethereum.org/EIPS/eip-1193) code 4001, WalletConnect code 5000.
 */
export class UserRejectedError extends AppKitError {
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isCalled(error, 'wallet/rejected')
  }
  override readonly name: string = 'UserRejectedError'
  /** @param options.message - Default: 'Connection rejected'. */
  constructor({
    message = 'Connection rejected',
    ...options
  }: AppKitErrorOptions & { readonly message?: string } = {}) {
    super('wallet/rejected', message, options)
  }
}

/**
 * Error with code `wallet/request-pending`: the wallet already shows a request.
 * [EIP-1474](https://eips.ethereum.org/EIPS/eip-1474) code -32002.
 */
export class RequestPendingError extends AppKitError {
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isCalled(error, 'wallet/request-pending')
  }
  override readonly name: string = 'RequestPendingError'
  constructor(options: AppKitErrorOptions = {}) {
    super('wallet/request-pending', 'The wallet already shows a request. Open the wallet to answer it.', options)
  }
}

/**
 * Error with code `wallet/not-found`: the wallet isn't installed on this device.
 *
 * @example
 * ```ts
 * import { WalletNotFoundError } from '@openappkit/appkit-core'
 *
 * throw new WalletNotFoundError('Rainbow')
 * ```
 */
export class WalletNotFoundError extends AppKitError {
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isCalled(error, 'wallet/not-found')
  }
  override readonly name: string = 'WalletNotFoundError'
  constructor(walletName: string, options: AppKitErrorOptions = {}) {
    super('wallet/not-found', `${walletName} isn't installed here. Install it and try again.`, options)
  }
}

function isCalled(error: unknown, code: string): boolean {
  return error instanceof AppKitError && error.code === code
}

/**
 * Returns whether the user rejected the request, no matter which library reported it. True for a `UserRejectedError`,
 * and if the error, its `cause` or its `data.originalError` has code 4001 or 5000. Ignores messages.
 *
 * @example
 * ```ts
 * import { isUserRejection } from '@openappkit/appkit-core'
 *
 * function report(error: unknown) {
 *   if (!isUserRejection(error)) console.error(error)
 * }
 * ```
 */
export function isUserRejection(error: unknown): boolean {
  return error instanceof UserRejectedError || hasCode(error, [4001, 5000])
}

/**
 * Returns whether the wallet already shows a request, no matter which library reported it. True for a
 * `RequestPendingError`, and if the error, its `cause` or its `data.originalError` has code -32002.
 *
 * @example
 * ```ts
 * import { isRequestPending } from '@openappkit/appkit-core'
 *
 * isRequestPending({ code: -32002 }) // true
 * ```
 */
export function isRequestPending(error: unknown): boolean {
  return error instanceof RequestPendingError || hasCode(error, [-32002])
}

/**
 * Returns whether an error, or an error inside it, has one of the numeric `codes`. Searches `cause` and
 * `data.originalError` up to eight levels deep.
 *
 * @example
 * ```ts
 * import { hasCode } from '@openappkit/appkit-core'
 *
 * hasCode(new Error('Failed', { cause: { code: 4902 } }), [4902]) // true
 * ```
 */
export function hasCode(error: unknown, codes: readonly number[], depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 8) return false
  const { code, cause, data } = error as { code?: unknown; cause?: unknown; data?: unknown }
  if (typeof code === 'number' && codes.includes(code)) return true
  const original =
    typeof data === 'object' && data !== null ? (data as { originalError?: unknown }).originalError : undefined
  return hasCode(cause, codes, depth + 1) || hasCode(original, codes, depth + 1)
}
