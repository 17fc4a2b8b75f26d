/** A transaction as its chain tells it, before names and rules: amounts in base units. */
export interface AccountTransaction {
  readonly hash: string
  readonly minedAt: Date
  readonly status: 'confirmed' | 'failed' | 'pending'
  /** Who sent it. */
  readonly from: string
  /** Whether the account signed it though another sent it, where the chain tells. */
  readonly isSigned?: boolean | undefined
  /** Whom it names as its recipient; for a deployment the contract. Empty: no recipient. */
  readonly to: string
  readonly nonce: number
  /** What else is known of what it does. */
  readonly intent: 'approve' | 'deploy' | 'send' | 'none'
  readonly movements: readonly Movement[]
}

/** What one transaction did to what the account holds of one thing. */
export interface Movement {
  /** Contract or mint. Undefined: the chain's own coin. */
  readonly token?: string | undefined
  /** Of an NFT. */
  readonly tokenId?: string | undefined
  readonly kind: 'fungible' | 'nft'
  readonly direction: 'in' | 'out' | 'self'
  /** Base units. */
  readonly amount: bigint
  /** Where the chain says so along with the amount. */
  readonly decimals?: number | undefined
  /** The other side, where there is one. Null: made of nothing, or gone for good. */
  readonly counterparty?: string | null | undefined
}
