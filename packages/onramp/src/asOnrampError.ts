import { AppKitError } from '@openappkit/appkit-core'
import { unavailable } from './onrampErrors'

/** Returns the error itself if it is typed, else one for a backend that doesn't answer. */
export function asOnrampError(cause: unknown): AppKitError {
  return cause instanceof AppKitError ? cause : unavailable(cause)
}
