import type { AppKitError } from '@openappkit/appkit-core'
import type { PayAsset } from '../invoice/PayCheckout'
import type { PaymentReview } from './PaymentReview'

/** State of a payment with a connected wallet. */
export type WalletPaymentState =
  | { readonly status: 'idle' }
  /** Reading balances and the fee. */
  | { readonly status: 'preparing'; readonly asset: PayAsset }
  /** The payment can't be made now. Nothing was sent. */
  | { readonly status: 'unready'; readonly asset: PayAsset; readonly error: AppKitError }
  /** `isChanged` if the user accepted a review that changed since. */
  | {
      readonly status: 'reviewing'
      readonly review: PaymentReview
      readonly isChanged: boolean
      readonly isFeeAccepted: boolean
    }
  /** Checking the review again before the wallet request. */
  | { readonly status: 'checking'; readonly review: PaymentReview }
  /** Waiting for the wallet to switch to the asset's network. */
  | { readonly status: 'switching'; readonly review: PaymentReview }
  /** Waiting for the wallet. */
  | { readonly status: 'requesting'; readonly review: PaymentReview }
  | { readonly status: 'declined'; readonly review: PaymentReview }
  /** The wallet already shows a request and rejects a second one. */
  | { readonly status: 'pendingInWallet'; readonly review: PaymentReview }
  | { readonly status: 'failed'; readonly review: PaymentReview; readonly error: AppKitError }
  /** It is unknown whether the payment was sent. Retrying may pay twice, so the view offers no retry. */
  | { readonly status: 'uncertain'; readonly review: PaymentReview }
  /** Sent. The invoice says what follows. */
  | { readonly status: 'sent'; readonly review: PaymentReview; readonly hash: string }
