import { type AppKitError, toWalletError, WalletNotFoundError } from '@openappkit/appkit-core/adapter'

/** Returns the error for a failed connection attempt, including for a wallet that isn't installed. */
export function connectError(cause: unknown, walletName: string): AppKitError {
  // Compared by name, because a host's connector may use another copy of wagmi.
  if (cause instanceof Error && cause.name === 'ProviderNotFoundError')
    return new WalletNotFoundError(walletName, { cause })
  return toWalletError(cause, {
    code: 'wallet/connect-failed',
    message: `${walletName} could not connect. Try again, or choose another wallet.`,
  })
}
