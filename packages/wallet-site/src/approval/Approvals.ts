import type { WalletRequest } from '../request/WalletRequest'
import type { Review } from '../review/Review'

/** A request with the app that sent it. */
export interface ApprovalRequest {
  readonly request: WalletRequest
  /** Verified origin of the app. */
  readonly origin: string
  /** Aborts when the app withdraws the request or closes the frame. */
  readonly signal: AbortSignal
}

/** Asks the user, one request at a time. */
export interface Approvals {
  /**
   * Shows the review, unlocks the wallet if necessary, and resolves with the review that the user approved.
   *
   * @throws WalletFailure `embedded/rejected` if the user cancels or the request is withdrawn.
   */
  ask(request: ApprovalRequest): Promise<Review>
}
