/** A transaction as read from its chain, before names and spam marks are added. Amounts are in base units. */
export interface AccountTransaction {
  readonly hash: string
  readonly minedAt: Date
  readonly status: 'confirmed' | 'failed' | 'pending'
  /** Sender. */
  readonly from: string
  /**
   * Whether the account signed the transaction even if another account sent it. Undefined if the chain doesn't report
   * signers.
   */
  readonly isSigned?: boolean | undefined
  /** Recipient, or the deployed contract. Empty if there is none. */
  readonly to: string
  readonly nonce: number
  /** Purpose of the transaction. `none` if unknown. */
  readonly intent: 'approve' | 'deploy' | 'send' | 'none'
  readonly movements: readonly Movement[]
}

/** Change of an account's balance of one asset in a transaction. */
export interface Movement {
  /** Contract or mint. Undefined for the native coin. */
  readonly token?: string | undefined
  /** Token id of an NFT. */
  readonly tokenId?: string | undefined
  readonly kind: 'fungible' | 'nft'
  readonly direction: 'in' | 'out' | 'self'
  /** Amount in base units. */
  readonly amount: bigint
  /** Decimals, if the chain reports them with the amount. */
  readonly decimals?: number | undefined
  /** The other account. Undefined if unknown, null if the asset was minted or burned. */
  readonly counterparty?: string | null | undefined
}
