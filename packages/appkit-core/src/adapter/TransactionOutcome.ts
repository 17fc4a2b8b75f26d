import type { CaipNetwork } from '../caip/CaipNetwork'

/** Final outcome of a sent transaction. */
export type TransactionOutcome =
  | { readonly status: 'confirmed'; readonly hash?: string | undefined }
  /**
   * Mined but without effect, except that the fee was charged. For `confirmed` and `reverted`, `hash` is set only if
   * the wallet resent the transaction with a higher fee and the resent one was mined.
   */
  | { readonly status: 'reverted'; readonly hash?: string | undefined }
  /**
   * Replaced by another transaction from the account. `hash` is the replacement, if it can be found. An unknown
   * replacement may have the same effect.
   */
  | { readonly status: 'replaced'; readonly hash?: string | undefined }
  /** The network dropped the transaction, or it expired. */
  | { readonly status: 'dropped' }

/** Transaction to watch and the signal that ends the watch. */
export interface FollowTransactionParameters {
  readonly hash: string
  /** Sender's address. */
  readonly address: string
  readonly caipNetwork: CaipNetwork
  /** Latest value that an earlier watch passed to `onTrace`. */
  readonly trace?: string | undefined
  /**
   * Called when the chain reports more than the hash, such as a nonce or the last valid block. The format is up to the
   * adapter. Store the value with the hash and pass it back as `trace`, so a later watch can find the outcome of a
   * dropped transaction.
   */
  onTrace?: ((trace: string) => void) | undefined
  /**
   * Signal that ends the watch. Aborting it clears all timers and connections, and rejects the promise with the
   * signal's reason.
   */
  readonly signal: AbortSignal
}
