import type { TransactionOutcome } from '@openappkit/appkit-core'
import { emptyDraft } from '../draft/SwapDraft'
import type { SwapReview } from '../plan/SwapReview'
import type { SwapState } from '../SwapState'
import { reverted } from '../swapErrors'

/** Returns the state of a sent swap with a known outcome. */
export function settledState(review: SwapReview, hash: string, outcome: TransactionOutcome): SwapState {
  switch (outcome.status) {
    case 'confirmed':
      return { status: 'confirmed', review, hash: outcome.hash ?? hash }
    case 'dropped':
      return { status: 'dropped', review, hash }
    case 'replaced':
      return { status: 'replaced', review, hash, by: outcome.hash }
    case 'reverted': {
      const { from, to } = review.quote.query
      const draft = emptyDraft(from, to)
      return { status: 'failed', draft, review, step: 0, error: reverted(), hash: outcome.hash ?? hash }
    }
  }
}
