import { AppKitError } from '@openappkit/contract'

/** Returns the error that `onError` gets if the app's server fails and no caller can receive it. */
export function serverFailure(cause: unknown): AppKitError {
  return new AppKitError(
    'siwx/siwe-server-failed',
    'A function of the SIWE configuration failed in the background. See `cause`.',
    { cause },
  )
}
