import type { AppKitError } from '@openappkit/appkit-core'
import type { SendDraft } from './draft/SendDraft'
import type { SendConcern } from './review/concernsOf'
import type { SendReview } from './review/SendReview'

/** State of a transfer. */
export type SendState =
  /**
   * Editing the form. `problem` is the reason that there is no review or maximum, or that the form was reset or
   * couldn't be prefilled. `lowerTo` is an amount in base units that would work.
   */
  | {
      readonly status: 'editing'
      readonly draft: SendDraft
      readonly problem?: AppKitError | undefined
      readonly lowerTo?: bigint | undefined
    }
  /** Looking up and checking the recipient. The form stays editable. */
  | { readonly status: 'resolving'; readonly draft: SendDraft }
  /** Estimating the fee: for the maximum, before the review, and again before the wallet request. */
  | { readonly status: 'estimating'; readonly draft: SendDraft; readonly purpose: 'max' | 'review' }
  | {
      readonly status: 'estimating'
      readonly draft: SendDraft
      readonly purpose: 'request'
      readonly review: SendReview
    }
  /** Reviewing. `previous` is the review that the user accepted before it changed. */
  | {
      readonly status: 'reviewing'
      readonly draft: SendDraft
      readonly review: SendReview
      readonly previous?: SendReview | undefined
      /** Concerns that the user has accepted. `confirm` needs every concern of the review. */
      readonly accepted: readonly SendConcern[]
    }
  /** Waiting for the wallet. */
  | { readonly status: 'requesting'; readonly draft: SendDraft; readonly review: SendReview }
  | { readonly status: 'declined'; readonly draft: SendDraft; readonly review: SendReview }
  /** The wallet already shows a request and rejects a second one. */
  | { readonly status: 'pendingInWallet'; readonly draft: SendDraft; readonly review: SendReview }
  /**
   * Failed. With a `hash`, the transaction reverted, and only its fee was spent. `isRequested` if the wallet had the
   * request: after an unknown error, the transfer may still have been sent.
   */
  | {
      readonly status: 'failed'
      readonly draft: SendDraft
      readonly review: SendReview
      readonly error: AppKitError
      readonly hash?: string | undefined
      readonly isRequested?: boolean | undefined
    }
  /** It is unknown whether the transfer was sent. Retrying may pay twice, so the view offers no retry. */
  | { readonly status: 'uncertain'; readonly review: SendReview }
  /** Sent by the wallet; the result isn't known yet. */
  | SentState<'submitted'>
  | SentState<'confirmed'>
  /** Dropped by the network: nothing was spent. */
  | SentState<'dropped'>
  /**
   * Replaced by another transaction of the account, with the hash `by` if known. The other transaction may be the same
   * transfer with a higher fee.
   */
  | (SentState<'replaced'> & { readonly by?: string | undefined })

/** A sent transfer. */
export interface SentState<Status extends string> {
  readonly status: Status
  readonly review: SendReview
  readonly hash: string
  /**
   * Fee in base units of the coin, if it exceeds the reviewed fee by more than a quarter. Wallets may raise fees.
   * Undefined until the chain reports the fee.
   */
  readonly raisedFee?: bigint | undefined
}
