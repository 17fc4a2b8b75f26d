import type { CaipNetwork } from '../caip/CaipNetwork'

/** How a transaction that the wallet sent ended. */
export type TransactionOutcome =
  | { readonly status: 'confirmed'; readonly hash?: string | undefined }
  /** It is in the chain and had no effect but its fee. Here and above, `hash` is there when a wallet sent the same once more for a higher fee, and that one was taken in. */
  | { readonly status: 'reverted'; readonly hash?: string | undefined }
  /** Another one of the same account took its place; `hash` is that one's, where it can be found. Where that is unknown it may well do the same. */
  | { readonly status: 'replaced'; readonly hash?: string | undefined }
  /** The network forgot it, or it can no longer be taken in. */
  | { readonly status: 'dropped' }

/** Which transaction to watch, and until when. */
export interface FollowTransactionParameters {
  readonly hash: string
  /** Whose transaction it is. */
  readonly address: string
  readonly caipNetwork: CaipNetwork
  /** What an earlier watch told by `onTrace`. */
  readonly trace?: string | undefined
  /**
   * Called when the chain knows more of the transaction than its hash, in words of the adapter's own: its number among the account's, the last block that can
   * take it in. Kept with the hash and given back as `trace`, it lets a later watch tell what became of one that nobody remembers.
   */
  onTrace?: ((trace: string) => void) | undefined
  /** Aborted when nobody waits any more: every clock and connection ends, and the promise rejects with the signal's reason. */
  readonly signal: AbortSignal
}
