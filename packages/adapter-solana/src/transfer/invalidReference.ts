import { AppKitError } from '@openappkit/appkit-core/adapter'

/** Maximum number of references, as in payment URIs. One transfer and 16 references leave room for wallets' checks. */
export const mostReferences = 16

/** Creates the error for references that a transfer can't list. */
export function invalidReference(): AppKitError {
  return new AppKitError(
    'transaction/invalid-reference',
    `A reference is invalid. Pass up to ${mostReferences} base58 public keys.`,
  )
}
