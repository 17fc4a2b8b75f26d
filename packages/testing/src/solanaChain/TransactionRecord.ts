import type { Address } from '@solana/kit'
import type { TransactionError } from './transactionError'
import type { WireTransaction } from './WireTransaction'

/** The balance of a token account before or after a transaction. */
export interface TokenBalance {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly uiTokenAmount: unknown
}

/** A transaction on chain. */
export interface TransactionRecord {
  readonly wire: WireTransaction
  readonly slot: bigint
  /** Seconds since the epoch. */
  readonly blockTime: number
  readonly err: TransactionError | null
  readonly logs: readonly string[]
  readonly fee: bigint
  readonly unitPrice: bigint
  readonly unitsConsumed: bigint
  /** Addresses loaded from lookup tables. */
  readonly loaded: { readonly writable: readonly Address[]; readonly readonly: readonly Address[] }
  /** All accounts: those in the message, then the loaded ones, writable first. */
  readonly accounts: readonly Address[]
  /** Accounts that the transaction changed. */
  readonly changed: readonly Address[]
  readonly preBalances: readonly bigint[]
  readonly postBalances: readonly bigint[]
  readonly preTokenBalances: readonly TokenBalance[]
  readonly postTokenBalances: readonly TokenBalance[]
  readonly innerInstructions: readonly unknown[]
  readonly returnData: unknown
}

/** Returns whether the result is an on-chain transaction, not an error that kept the transaction off chain. */
export function isRecord(result: TransactionRecord | TransactionError): result is TransactionRecord {
  return typeof result === 'object' && 'wire' in result
}
