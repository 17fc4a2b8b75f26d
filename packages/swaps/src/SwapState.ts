import type { AppKitError } from '@openappkit/appkit-core'
import type { SwapDraft } from './draft/SwapDraft'
import type { SwapConcern, SwapReview } from './plan/SwapReview'
import type { QuoteState } from './quote/QuoteState'

/** State of a swap. */
export type SwapState =
  /** The form and its quote. `problem` says why there is no review, until the next input. */
  | {
      readonly status: 'editing'
      readonly draft: SwapDraft
      readonly quote: QuoteState
      readonly problem?: AppKitError | undefined
    }
  /** Building and simulating the swap, before the review or, with `review`, again before the wallet request. */
  | {
      readonly status: 'preparing'
      readonly draft: SwapDraft
      readonly quote: QuoteState
      readonly review?: SwapReview | undefined
    }
  /** Waiting for the user. `previous` is the review that the price or the result made obsolete. */
  | {
      readonly status: 'reviewing'
      readonly draft: SwapDraft
      readonly review: SwapReview
      /** Concerns that the user has accepted for this review. */
      readonly accepted: readonly SwapConcern[]
      readonly isExpired: boolean
      readonly previous?: SwapReview | undefined
    }
  /** The wallet shows a request. `step` is its position. */
  | RequestState<'requesting'>
  /** The approval was sent and isn't in a block yet. */
  | (RequestState<'approving'> & { readonly hash: string })
  | RequestState<'declined'>
  | RequestState<'pendingInWallet'>
  /** The wallet may have sent the swap. A retry could swap twice. */
  | { readonly status: 'uncertain'; readonly review: SwapReview }
  /** With `hash`, the swap was mined without effect. */
  | (RequestState<'failed'> & { readonly error: AppKitError; readonly hash?: string | undefined })
  /** The swap was sent. For a batch, `hash` is unknown until the wallet reports it. */
  | { readonly status: 'submitted'; readonly review: SwapReview; readonly hash?: string | undefined }
  | SettledState

interface RequestState<Status extends string> {
  readonly status: Status
  readonly draft: SwapDraft
  readonly review: SwapReview
  readonly step: number
}

/** State of a swap whose outcome is known. */
export type SettledState =
  | {
      readonly status: 'confirmed'
      readonly review: SwapReview
      readonly hash: string
      /** Received amount in base units, from the balances. Undefined until it is known. */
      readonly received?: bigint | undefined
      /** Allowance that the swap left behind. Undefined if there is none. */
      readonly leftover?: { readonly spender: string; readonly amount: bigint } | undefined
    }
  | {
      readonly status: 'replaced'
      readonly review: SwapReview
      readonly hash: string
      readonly by?: string | undefined
    }
  | { readonly status: 'dropped'; readonly review: SwapReview; readonly hash: string }
