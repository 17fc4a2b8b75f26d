/** Status of a transaction. `unknown` if the backend's status has no counterpart here. */
export type ItemStatus = 'pending' | 'confirmed' | 'failed' | 'replaced' | 'dropped' | 'unknown'

/** A transfer, from the account's perspective. */
export interface ItemTransfer {
  readonly direction: 'in' | 'out' | 'self'
  /** Amount in whole tokens as decimal text. Absent if unknown. */
  readonly quantity?: string | undefined
  readonly symbol?: string | undefined
  readonly name?: string | undefined
  readonly imageUrl?: string | undefined
  readonly isNft: boolean
}

/** A transaction as displayed in a row, either from the history or sent by this app. */
export interface ActivityItem {
  /** Unique in the list. */
  readonly id: string
  readonly hash: string
  /**
   * The backend's name for the operation, such as `send`, `receive` or `trade`, or the name of a feature's own
   * operation.
   */
  readonly operation: string
  /** Whether the account exchanged one token for another. */
  readonly isTrade: boolean
  readonly status: ItemStatus
  /** Time in milliseconds since the epoch. Absent if unknown. */
  readonly at?: number | undefined
  readonly isSpam: boolean
  readonly transfers: readonly ItemTransfer[]
  /** The sender; empty if unknown. */
  readonly from: string
  /** The recipient or the called contract; empty if unknown. */
  readonly to: string
  /** Name of the app that made the transaction. */
  readonly application?: string | undefined
}
