import { AppKitError } from '@openappkit/appkit-core/transactions'

/** Creates the error for text that isn't a Solana address. */
export function invalidAddress(): AppKitError {
  return new AppKitError('transaction/invalid-address', "This isn't a Solana address. Check it for missing characters.")
}
