import { modalLoadFailed } from '../modal/modalErrors'
import type { AccountActions } from './AccountActions'
import type { AppKitContext } from './AppKitContext'

/**
 * Returns a function that loads {@link AccountActions} once. A failure rejects with `modal/load-failed`, and the next
 * call retries.
 */
export function accountLoader(kit: AppKitContext): () => Promise<AccountActions> {
  let loading: Promise<AccountActions> | undefined
  return () => {
    loading ??= import('./AccountActions').then(
      ({ AccountActions }) => new AccountActions(kit),
      cause => {
        loading = undefined
        throw modalLoadFailed(cause)
      },
    )
    return loading
  }
}
