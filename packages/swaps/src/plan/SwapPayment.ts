/** A payment with the tokens that a swap receives, in the same batch. */
export interface SwapPayment {
  /** Address of the payee. */
  readonly to: string
  /** Name of the payee. */
  readonly name: string
  /** Base units of the received token. */
  readonly amount: bigint
  /**
   * Resolves with whether the payment is still due. Called before the review and before the wallet request. If it isn't,
   * the user only swaps.
   */
  isDue?(): Promise<boolean>
  /** Called with the hash of the transaction that swaps and pays. */
  onSent?(hash: string): void
}
