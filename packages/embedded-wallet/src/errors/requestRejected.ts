import { AppKitError } from '@openappkit/appkit-core'

/** Returns a `UserRejectedError`. Importing the class itself would split the modal's first file. */
export function requestRejected(cause?: unknown): AppKitError {
  return new AppKitError('wallet/rejected', 'Request was aborted', { cause })
}
