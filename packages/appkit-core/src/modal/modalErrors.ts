import { AppKitError } from '@openappkit/contract'

/** The modal was closed before what it was opened for had happened. */
export function modalClosed(): AppKitError {
  return new AppKitError('modal/closed', 'Modal closed')
}

/** The modal's code did not arrive. */
export function modalLoadFailed(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError(
    'modal/load-failed',
    'The wallet window could not be loaded. Check your connection and try again.',
    { cause },
  )
}
