import { AppKitError, type AppKitErrorCode } from '@openappkit/contract'
import { isRequestPending, isUserRejection, RequestPendingError, UserRejectedError } from './walletErrors'

/** Code and message for an error that is neither a rejection nor a pending request. */
export interface WalletFailure {
  readonly code: AppKitErrorCode
  readonly message: string
}

/**
 * Converts an error that a wallet or library threw: a rejection to `wallet/rejected`, a pending request to
 * `wallet/request-pending`, and any other error to `code` and `message`. Returns an `AppKitError` unchanged.
 *
 * @example
 * ```ts
 * import { toWalletError } from '@openappkit/appkit-core/adapter'
 *
 * async function sign(request: () => Promise<string>): Promise<string> {
 *   return request().catch(error => {
 *     throw toWalletError(error, { code: 'connect/failed', message: "The wallet couldn't connect. Try again." })
 *   })
 * }
 * ```
 */
export function toWalletError(cause: unknown, { code, message }: WalletFailure): AppKitError {
  if (cause instanceof AppKitError) return cause
  if (isUserRejection(cause)) return new UserRejectedError({ cause })
  if (isRequestPending(cause)) return new RequestPendingError({ cause })
  return new AppKitError(code, message, { cause })
}
