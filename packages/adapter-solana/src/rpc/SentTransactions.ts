import type { Outcome } from './lookUpOutcome'

/** State of a transaction that this page sent, besides its signature. */
export interface SentTransaction {
  /** Last block height at which the transaction is valid. Undefined if the wallet replaced the blockhash. */
  readonly lastValidBlockHeight: number | undefined
  /** Outcome of resending the transaction until that block. */
  readonly outcome: Promise<Outcome>
}

/** Transactions that this page sent, by signature. A later watch reuses the running one. */
export type SentTransactions = Map<string, SentTransaction>
