import type { SendDraft } from '../draft/SendDraft'
import type { SendState } from '../SendState'
import { concernsOf } from './concernsOf'
import type { SendReview } from './SendReview'

/** Returns whether the review can be confirmed now: all its concerns are accepted, or its request can be repeated. */
export function isConfirmable(value: SendState): value is Extract<SendState, { draft: SendDraft; review: SendReview }> {
  if (value.status === 'reviewing') return concernsOf(value.review).every(concern => value.accepted.includes(concern))
  if (value.status === 'failed') return value.hash === undefined
  return value.status === 'declined' || value.status === 'pendingInWallet'
}
