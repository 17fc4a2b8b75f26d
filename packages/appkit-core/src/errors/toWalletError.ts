import { AppKitError } from '@openappkit/contract'
import { isRequestPending, isUserRejection, RequestPendingError, UserRejectedError } from './walletErrors'

/** What to call a failure that is neither a refusal nor a waiting request. */
export interface WalletFailure {
  readonly code: string
  readonly message: string
}

/** Makes the kit's error of whatever a wallet, or a library between, threw. One of the kit's own stays as it is. */
export function toWalletError(cause: unknown, { code, message }: WalletFailure): AppKitError {
  if (cause instanceof AppKitError) return cause
  if (isUserRejection(cause)) return new UserRejectedError({ cause })
  if (isRequestPending(cause)) return new RequestPendingError({ cause })
  return new AppKitError(code, message, { cause })
}
