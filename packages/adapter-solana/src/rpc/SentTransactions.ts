import type { Outcome } from './lookUpOutcome'

/** What is known of a transaction that this page sent, beside its signature. */
export interface SentTransaction {
  /** The last block that can take it in. Undefined where the wallet named another one. */
  readonly lastValidBlockHeight: number | undefined
  /** What came of sending it again and again until that block. */
  readonly outcome: Promise<Outcome>
}

/** Those of this page by signature: whoever follows one later joins what is under way. */
export type SentTransactions = Map<string, SentTransaction>
