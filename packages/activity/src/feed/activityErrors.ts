import { AppKitError } from '@openappkit/appkit-core'

/** Returns the error for a page of the history that didn't load. */
export function loadFailed(cause: unknown): AppKitError {
  return new AppKitError('activity/load-failed', 'Failed to fetch transactions', { cause })
}

/** Returns the error for a transaction that an app adds while no account is connected. */
export function noAccount(): AppKitError {
  return new AppKitError(
    'activity/no-account',
    'No account is connected for this transaction. Pass `address` and `caipNetworkId`, or connect first.',
  )
}
