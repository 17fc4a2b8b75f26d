import type { Outcome } from './lookUpOutcome'

/** State of a transaction that this page sent, besides its signature. */
export interface SentTransaction {
  /** The last block height at which it is valid. Undefined if the wallet replaced the blockhash. */
  readonly lastValidBlockHeight: number | undefined
  /** Outcome of sending it repeatedly until that block. */
  readonly outcome: Promise<Outcome>
}

/** Transactions of this page by signature. A later watch joins the running one. */
export type SentTransactions = Map<string, SentTransaction>
