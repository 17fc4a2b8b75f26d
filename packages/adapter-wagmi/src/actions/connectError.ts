import { type AppKitError, toWalletError, WalletNotFoundError } from '@openappkit/appkit-core/adapter'

/** The kit's error of a failed connect, when the wallet may not be there at all. */
export function connectError(cause: unknown, walletName: string): AppKitError {
  // By name: a host may bring a connector that was built against another copy of wagmi.
  if (cause instanceof Error && cause.name === 'ProviderNotFoundError')
    return new WalletNotFoundError(walletName, { cause })
  return toWalletError(cause, {
    code: 'wallet/connect-failed',
    message: `${walletName} could not connect. Try again, or choose another wallet.`,
  })
}
