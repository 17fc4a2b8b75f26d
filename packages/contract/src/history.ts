/** A picture of what moved, on this server's image proxy. Asking for it may still fail: it is judged when it is fetched. */
export interface HistoryPicture {
  readonly url: string
  /** Null: not known before it is fetched. */
  readonly content_type: string | null
}

/** What moved in a transaction, seen from the account whose history it is. */
export interface HistoryTransfer {
  readonly fungible_info: {
    readonly name: string | null
    readonly symbol: string | null
    readonly icon: { readonly url: string } | null
  } | null
  readonly nft_info: {
    readonly name: string | null
    /** Null: this server has not fetched its metadata. */
    readonly content: { readonly preview: HistoryPicture | null; readonly detail: HistoryPicture | null } | null
    readonly flags: { readonly is_spam: boolean }
  } | null
  readonly direction: 'in' | 'out' | 'self'
  /** Decimal, in whole tokens. */
  readonly quantity: { readonly numeric: string }
  /** Null: nobody knows what it was worth then. */
  readonly value: number | null
  readonly price: number | null
  /** Whether a rule of the operator takes it for spam. An addition of this server. */
  readonly is_spam?: boolean | undefined
  /** CAIP-10 of the contract or mint; absent for the chain's own coin. An addition of this server. */
  readonly address?: string | undefined
  /** Of an NFT. An addition of this server. */
  readonly token_id?: string | undefined
}

/** A transaction of an account. */
export interface HistoryTransaction {
  /** The same for as long as the transaction is known, whatever block it is in. */
  readonly id: string
  readonly metadata: {
    /** `approve`, `burn`, `deploy`, `execute`, `mint`, `receive`, `send` or `trade`. */
    readonly operationType: string
    readonly hash: string
    /** ISO 8601. Of a pending one: when it was asked for. */
    readonly minedAt: string
    readonly sentFrom: string
    readonly sentTo: string
    /** `confirmed`, `failed` or `pending`. */
    readonly status: string
    readonly nonce: number
    readonly application: { readonly name: string | null; readonly iconUrl: string | null } | null
    /** CAIP-2. */
    readonly chain: string | null
  }
  readonly transfers: readonly HistoryTransfer[] | null
}

/** Answer of `GET /v1/account/{address}/history`. */
export interface HistoryPage {
  /** Newest first. */
  readonly data: readonly HistoryTransaction[]
  /** `cursor` of the next page. Null: this was the last. */
  readonly next: string | null
}
