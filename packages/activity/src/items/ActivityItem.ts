/** Where a transaction stands. `unknown`: the backend says something that has no meaning here. */
export type ItemStatus = 'pending' | 'confirmed' | 'failed' | 'replaced' | 'dropped' | 'unknown'

/** Something that moved, seen from the account. */
export interface ItemTransfer {
  readonly direction: 'in' | 'out' | 'self'
  /** Whole tokens as a decimal number. Absent if unknown. */
  readonly quantity?: string | undefined
  readonly symbol?: string | undefined
  readonly name?: string | undefined
  readonly imageUrl?: string | undefined
  readonly isNft: boolean
}

/** A transaction as a row shows it, whether it comes from the history or from this page. */
export interface ActivityItem {
  /** Names it among all. */
  readonly id: string
  readonly hash: string
  /** What it did, in the backend's words: `send`, `receive`, `trade`, … */
  readonly operation: string
  /** Whether one token was given for another. */
  readonly isTrade: boolean
  readonly status: ItemStatus
  /** Milliseconds since the epoch. Absent if unknown. */
  readonly at?: number | undefined
  readonly isSpam: boolean
  readonly transfers: readonly ItemTransfer[]
  /** The sender; empty if unknown. */
  readonly from: string
  /** The recipient or the called contract; empty if unknown. */
  readonly to: string
  /** The app that it was made with. */
  readonly application?: string | undefined
}
