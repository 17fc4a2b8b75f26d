import { AppKitError, isRequestPending, isUserRejection } from '@openappkit/appkit-core'
import type { SendDraft } from '../draft/SendDraft'
import type { SendReview } from '../review/SendReview'
import type { SendState } from '../SendState'
import { sendFailed } from '../sendErrors'

/** Returns the state after a request that returned no hash: declined, pending in the wallet, uncertain or failed. */
export function refusalState(draft: SendDraft, review: SendReview, cause: unknown): SendState {
  if (isUserRejection(cause)) return { status: 'declined', draft, review }
  if (isRequestPending(cause)) return { status: 'pendingInWallet', draft, review }
  // A retry might pay twice.
  if (cause instanceof AppKitError && cause.code === 'transaction/status-unknown')
    return { status: 'uncertain', review }
  return { status: 'failed', draft, review, error: sendFailed(cause), isRequested: true }
}
