import { AppKitError } from '@openappkit/appkit-core/transactions'

/** Creates the error for an address that can't receive a payment. */
export function invalidAddress(): AppKitError {
  return new AppKitError('transaction/invalid-address', "This isn't a Solana address. Check it for missing characters.")
}
