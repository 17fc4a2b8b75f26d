import type { TransferKind } from '../storage/historySchema'

/** A block as stored. Addresses and hashes are in lower case, and amounts in base units. */
export interface IndexedBlock {
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  readonly minedAt: Date
  readonly transactions: readonly IndexedTransaction[]
}

export interface IndexedTransaction {
  readonly index: number
  readonly hash: string
  readonly from: string
  /** Null if the transaction deploys a contract. */
  readonly to: string | null
  readonly contract: string | null
  readonly selector: string
  readonly nonce: number
  readonly isSuccess: boolean
  readonly value: bigint
  readonly fee: bigint
  readonly transfers: readonly IndexedTransfer[]
}

export interface IndexedTransfer {
  /** Index of the log in its block. -1 for the value of the transaction itself. */
  readonly logIndex: number
  /** Index of the transfer within a log that contains several. */
  readonly position: number
  readonly kind: TransferKind
  /** Null for the native coin. */
  readonly token: string | null
  readonly tokenId: bigint | null
  readonly from: string
  readonly to: string
  readonly amount: bigint
}
