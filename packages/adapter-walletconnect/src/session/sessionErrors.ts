import { AppKitError, isUserRejection, UserRejectedError } from '@openappkit/appkit-core/walletconnect'

/** Returns the error for a feature that sessions don't support on this chain. */
export function unsupported(): AppKitError {
  return new AppKitError('adapter/unsupported', 'This chain has no adapter. Add one to `adapters`.')
}

/**
 * Resolves with the result of `task`. Converts a user's rejection to `UserRejectedError`, and rejects with other errors
 * unchanged.
 */
export async function wrapRejection<value>(task: Promise<value>): Promise<value> {
  return task.catch(cause => {
    throw isUserRejection(cause) ? new UserRejectedError({ cause }) : cause
  })
}
