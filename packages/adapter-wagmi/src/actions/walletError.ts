import {
  AppKitError,
  isRequestPending,
  isUserRejection,
  RequestPendingError,
  UserRejectedError,
  WalletNotFoundError,
} from '@openappkit/appkit-core/adapter'

/** What to call a failure that is neither a refusal nor a waiting request. */
export interface Failure {
  readonly code: string
  readonly message: string
}

/** Makes the kit's error of whatever a wallet, wagmi or viem threw. */
export function walletError(cause: unknown, { code, message }: Failure): AppKitError {
  if (cause instanceof AppKitError) return cause
  if (isUserRejection(cause)) return new UserRejectedError({ cause })
  if (isRequestPending(cause)) return new RequestPendingError({ cause })
  return new AppKitError(code, message, { cause })
}

/** {@link walletError}, when the wallet may not be there at all. */
export function connectError(cause: unknown, walletName: string): AppKitError {
  // By name: a host may bring a connector that was built against another copy of wagmi.
  if (cause instanceof Error && cause.name === 'ProviderNotFoundError')
    return new WalletNotFoundError(walletName, { cause })
  return walletError(cause, {
    code: 'wallet/connect-failed',
    message: `${walletName} could not connect. Try again, or choose another wallet.`,
  })
}
