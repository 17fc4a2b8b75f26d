import { AppKitError } from '@openappkit/appkit-core'

/** A page of the history did not arrive. */
export function loadFailed(cause: unknown): AppKitError {
  return new AppKitError('activity/load-failed', 'Failed to fetch transactions', { cause })
}

/** An app added a transaction while no account is connected. */
export function noAccount(): AppKitError {
  return new AppKitError(
    'activity/no-account',
    'No account is connected for this transaction. Pass `address` and `caipNetworkId`, or connect first.',
  )
}
