import type { CaipNetwork } from '../caip/CaipNetwork'

/** How a transaction that the wallet sent ended. */
export type TransactionOutcome =
  | { readonly status: 'confirmed' }
  /** It is in the chain and had no effect but its fee. */
  | { readonly status: 'reverted' }
  /** Another one of the same account took its place; `hash` is that one's. */
  | { readonly status: 'replaced'; readonly hash: string }
  /** The network forgot it, or it can no longer be taken in. */
  | { readonly status: 'dropped' }

/** Which transaction to watch, and until when. */
export interface FollowTransactionParameters {
  readonly hash: string
  /** Whose transaction it is. */
  readonly address: string
  readonly caipNetwork: CaipNetwork
  /** Aborted when nobody waits any more: every clock and connection ends, and the promise rejects with the signal's reason. */
  readonly signal: AbortSignal
}
