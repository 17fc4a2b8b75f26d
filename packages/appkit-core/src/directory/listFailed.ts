import { AppKitError } from '@openappkit/contract'
import { ref } from 'valtio/vanilla'
import type { ListStatus } from './DirectoryState'

/**
 * Returns the status of a list that failed to load. Wraps `cause` in a `cloud/failed` error unless it's an
 * {@link AppKitError}.
 */
export function listFailed(cause: unknown): ListStatus {
  const error =
    cause instanceof AppKitError ? cause : new AppKitError('cloud/failed', 'Something went wrong', { cause })
  return { status: 'failed', error: ref(error) }
}
