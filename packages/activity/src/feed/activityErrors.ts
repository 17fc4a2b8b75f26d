import { AppKitError } from '@openappkit/appkit-core'

/** A page of the history did not arrive. */
export function loadFailed(cause: unknown): AppKitError {
  return new AppKitError('activity/load-failed', 'Failed to fetch transactions', { cause })
}

/** A host adds a transaction, and nobody is connected whose it could be. */
export function noAccount(): AppKitError {
  return new AppKitError(
    'activity/no-account',
    'No account is connected for this transaction. Pass `address` and `caipNetworkId`, or connect first.',
  )
}
