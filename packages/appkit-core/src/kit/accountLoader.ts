import { modalLoadFailed } from '../modal/modalErrors'
import type { AccountActions } from './AccountActions'
import type { KitCore } from './KitCore'

/** Returns what loads the actions of an account, once. After a failure, which rejects with `modal/load-failed`, the next call tries again. */
export function accountLoader(kit: KitCore): () => Promise<AccountActions> {
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
