import type { AppKitError } from '@openappkit/appkit-core'
import type { SendDraft } from './draft/SendDraft'
import type { SendConcern } from './review/concernsOf'
import type { SendReview } from './review/SendReview'

/** Where a transfer stands. One value, never several booleans. */
export type SendState =
  /**
   * The form is filled in. `problem`: why it did not get to its review, or to the most that can be sent; `lowerTo`: the amount, in base units, that would get there.
   */
  | {
      readonly status: 'editing'
      readonly draft: SendDraft
      readonly problem?: AppKitError | undefined
      readonly lowerTo?: bigint | undefined
    }
  /** Whoever was typed is looked up and looked at. The form can be filled in meanwhile. */
  | { readonly status: 'resolving'; readonly draft: SendDraft }
  /** The chain is asked what it takes: for all that can be sent, before the review, and once more before the wallet. */
  | { readonly status: 'estimating'; readonly draft: SendDraft; readonly purpose: 'max' | 'review' }
  | {
      readonly status: 'estimating'
      readonly draft: SendDraft
      readonly purpose: 'request'
      readonly review: SendReview
    }
  /** The payer sees what will be sent. `previous`: what he saw before, and agreed to, and what is no longer so. */
  | {
      readonly status: 'reviewing'
      readonly draft: SendDraft
      readonly review: SendReview
      readonly previous?: SendReview | undefined
      /** What the payer confirmed of the review's concerns. The wallet is asked once that is all of them. */
      readonly accepted: readonly SendConcern[]
    }
  /** The wallet is asked. */
  | { readonly status: 'requesting'; readonly draft: SendDraft; readonly review: SendReview }
  | { readonly status: 'declined'; readonly draft: SendDraft; readonly review: SendReview }
  /** The wallet already shows a request and takes no second one. */
  | { readonly status: 'pendingInWallet'; readonly draft: SendDraft; readonly review: SendReview }
  /** Nothing was sent, or, where there is a `hash`, nothing but the fee was spent. */
  | {
      readonly status: 'failed'
      readonly draft: SendDraft
      readonly review: SendReview
      readonly error: AppKitError
      readonly hash?: string | undefined
    }
  /** Nobody said whether it was sent. Whoever tries again may pay twice, so nothing offers to. */
  | { readonly status: 'uncertain'; readonly review: SendReview }
  /** The wallet has sent it; what becomes of it isn't known yet. */
  | SentState<'submitted'>
  | SentState<'confirmed'>
  /** The network forgot it: nothing was spent. */
  | SentState<'dropped'>
  /** Another transaction of the account, `by` where that can be found, took its place. It may have done the same. */
  | (SentState<'replaced'> & { readonly by?: string | undefined })

/** A transfer that left the wallet. */
export interface SentState<Status extends string> {
  readonly status: Status
  readonly review: SendReview
  readonly hash: string
  /** What it costs, in base units of the coin, where the wallet made that more than the payer agreed to. */
  readonly raisedFee?: bigint | undefined
}
