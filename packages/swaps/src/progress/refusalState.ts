import { AppKitError, isRequestPending, isUserRejection } from '@openappkit/appkit-core'
import type { SwapDraft } from '../draft/SwapDraft'
import type { SwapReview } from '../plan/SwapReview'
import type { SwapState } from '../SwapState'
import { swapFailed } from '../swapErrors'

/** Returns the state after a request that returned no hash: declined, pending in the wallet, uncertain or failed. */
export function refusalState(draft: SwapDraft, review: SwapReview, step: number, cause: unknown): SwapState {
  if (isUserRejection(cause)) return { status: 'declined', draft, review, step }
  if (isRequestPending(cause)) return { status: 'pendingInWallet', draft, review, step }
  // Another approval does no harm. Another swap might swap twice.
  const isUnclear = cause instanceof AppKitError && cause.code === 'transaction/status-unknown'
  if (isUnclear && review.steps[step]?.kind === 'swap') return { status: 'uncertain', review }
  return { status: 'failed', draft, review, step, error: swapFailed(cause) }
}
