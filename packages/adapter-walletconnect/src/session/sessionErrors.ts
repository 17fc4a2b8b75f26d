import { AppKitError, isUserRejection, UserRejectedError } from '@openappkit/appkit-core/walletconnect'

/** Returns the error for what sessions can't do on this chain. */
export function unsupported(): AppKitError {
  return new AppKitError('adapter/unsupported', 'This needs an adapter for the chain. Add one to `adapters`.')
}

/** Rejects with `UserRejectedError` when the user declined, else with what `task` rejects with. */
export async function wrapRejection<value>(task: Promise<value>): Promise<value> {
  return task.catch(cause => {
    throw isUserRejection(cause) ? new UserRejectedError({ cause }) : cause
  })
}
