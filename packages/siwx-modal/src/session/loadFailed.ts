import { AppKitError } from '@openappkit/appkit-core'

/** Returns the error for sign-in code that failed to load. */
export function loadFailed(cause: unknown): AppKitError {
  return new AppKitError('siwx/load-failed', "Sign-in couldn't load. Check your connection and connect again.", {
    cause,
  })
}
