import { AppKitError } from '@openappkit/appkit-core/adapter'

/** Creates the error for a feature that the wallet lacks. */
export function unsupported(wallet: string, what: string): AppKitError {
  return new AppKitError('wallet/unsupported', `${wallet} doesn't support ${what}. Use another wallet.`)
}
