import { AppKitError } from '@openappkit/appkit-core/adapter'

/** Creates the error for a feature that the wallet doesn't support. */
export function unsupported(wallet: string, what: string): AppKitError {
  return new AppKitError('wallet/unsupported', `${wallet} doesn't support ${what}. Use another wallet.`)
}
