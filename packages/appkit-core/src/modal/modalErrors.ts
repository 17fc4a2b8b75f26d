import { AppKitError } from '@openappkit/contract'

/** Creates the error for a modal that closed before its task was done. */
export function modalClosed(): AppKitError {
  return new AppKitError('modal/closed', 'Modal closed')
}

/** Wraps an import error of the modal's code in `modal/load-failed`. Returns an `AppKitError` unchanged. */
export function modalLoadFailed(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError('modal/load-failed', "The modal couldn't load. Check your connection and try again.", {
    cause,
  })
}
