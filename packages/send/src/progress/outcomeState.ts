import type { TransactionOutcome } from '@openappkit/appkit-core'
import { emptyDraft } from '../draft/SendDraft'
import type { SendReview } from '../review/SendReview'
import type { SendState } from '../SendState'
import { reverted } from '../sendErrors'

/** Returns the state of a sent transfer with a known outcome. */
export function outcomeState(review: SendReview, hash: string, outcome: TransactionOutcome): SendState {
  switch (outcome.status) {
    case 'confirmed':
      return { status: 'confirmed', review, hash: outcome.hash ?? hash }
    case 'dropped':
      return { status: 'dropped', review, hash }
    case 'replaced':
      return { status: 'replaced', review, hash, by: outcome.hash }
    case 'reverted':
      return {
        status: 'failed',
        draft: emptyDraft(review.token),
        review,
        error: reverted(),
        hash: outcome.hash ?? hash,
      }
  }
}
