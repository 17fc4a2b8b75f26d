/** A transfer in a transaction that succeeded. */
export interface ProvenTransfer {
  /** Address of the token in its comparable form, or `native`. */
  readonly asset: string
  /** Comparable form. */
  readonly recipient: string
  /** Base units. */
  readonly amount: bigint
}

/** A transaction as a node shows it. */
export interface ProvenTransaction {
  /** Transfers to the recipients. Empty if the transaction failed. */
  readonly transfers: readonly ProvenTransfer[]
  /** Accounts of a Solana transaction. Empty on other chains. */
  readonly accounts: readonly string[]
  /** 0 if the transaction isn't in a block. */
  readonly confirmations: number
  readonly isFinalized: boolean
  /** Milliseconds since the epoch. Undefined if unknown. */
  readonly minedAt: number | undefined
}

/** Reads one chain. */
export interface ChainProof {
  /**
   * Returns a transaction. Undefined if the node doesn't have it, or if the hash isn't one.
   *
   * @param recipients - Comparable forms.
   */
  transaction(
    hash: string,
    recipients: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<ProvenTransaction | undefined>
  /**
   * Returns a balance of the native coin in base units, at the newest block with the confirmations. `null`: at the
   * newest finalized block. Undefined if the chain can't answer.
   */
  balance?(recipient: string, confirmations: number | null, signal: AbortSignal): Promise<bigint | undefined>
}
