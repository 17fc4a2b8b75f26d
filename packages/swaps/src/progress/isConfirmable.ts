import type { SwapDraft } from '../draft/SwapDraft'
import { concernsOf, type SwapReview } from '../plan/SwapReview'
import type { SwapState } from '../SwapState'

/** Returns whether a state can be confirmed now: its concerns are accepted, or its request can be repeated. */
export function isConfirmable(value: SwapState): value is Extract<SwapState, { draft: SwapDraft; review: SwapReview }> {
  switch (value.status) {
    case 'reviewing':
      return (
        !value.isExpired &&
        value.review.impact.band !== 'blocked' &&
        concernsOf(value.review).every(concern => value.accepted.includes(concern))
      )
    case 'failed':
      return value.hash === undefined
    case 'declined':
    case 'pendingInWallet':
      return true
    default:
      return false
  }
}
