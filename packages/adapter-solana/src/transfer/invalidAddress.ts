import { AppKitError } from '@openappkit/appkit-core/transactions'

/** What nobody can be paid at. */
export function invalidAddress(): AppKitError {
  return new AppKitError('transaction/invalid-address', 'This is no Solana address. Check it for missing characters.')
}
