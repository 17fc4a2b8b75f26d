import type { CaipNetwork, Environment, TransactionOutcome } from '@openappkit/appkit-core'
import type { SwapContracts } from './plan/knownContracts'
import type { SwapPayment } from './plan/SwapPayment'
import type { SwapReview } from './plan/SwapReview'
import type { QuoteQuery } from './quote/SwapQuote'
import type { SwapSource } from './quote/SwapSource'
import type { SwapAccount } from './SwapAccount'
import type { SwapChain } from './SwapChain'

/** Dependencies of a swap. */
export interface SwapContext {
  readonly environment: Pick<Environment, 'now' | 'setTimer'>
  readonly source: SwapSource
  /** The app's own routers by CAIP-2 id. Other contracts that OpenAppKit doesn't know are refused. */
  readonly contracts?: SwapContracts | undefined
  /**
   * Returns the account that would swap now. Undefined if no account is connected, or if it is on a network that the
   * app doesn't offer.
   */
  account(): SwapAccount | undefined
  /** Returns the chain functions for a network. */
  chain(network: CaipNetwork): SwapChain
  /** Returns the payment to make with the received tokens of a swap. Undefined if there is none. */
  payment?(query: QuoteQuery): SwapPayment | undefined
  /** Called when the user requests the review of a form. */
  onReview?(review: SwapReview): void
  /** Called once an approval is on chain, even if the user has left the swap. */
  onApproved?(review: SwapReview): void
  /** Called once a swap has been sent. */
  onSent?(review: SwapReview, hash: string): void
  /** Called when an approval or the swap fails or is declined. */
  onError?(review: SwapReview, step: 'approve' | 'swap', error: unknown): void
  /** Called with the trace of a transaction, for later watches. */
  onTrace?(hash: string, trace: string): void
  /** Called with the outcome of a swap. Never called if the chain can't report outcomes, or after `destroy`. */
  onSettled?(review: SwapReview, hash: string, outcome: TransactionOutcome): void
}
