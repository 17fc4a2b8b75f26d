import { AppKitError } from '@openappkit/contract'

/** Returns the error for a failed function of the SIWE configuration. */
export function serverFailure(cause: unknown): AppKitError {
  return new AppKitError('siwx/siwe-server-failed', 'A function of the SIWE configuration failed. See `cause`.', {
    cause,
  })
}
