/**
 * Image of a transferred NFT, on the server's image proxy. The proxy checks the image on each request, so a request can
 * still fail.
 */
export interface HistoryPicture {
  readonly url: string
  /** Media type. `null` if unknown. */
  readonly content_type: string | null
}

/** A transfer within a transaction, from the account's point of view. */
export interface HistoryTransfer {
  readonly fungible_info: {
    readonly name: string | null
    readonly symbol: string | null
    readonly icon: { readonly url: string } | null
  } | null
  readonly nft_info: {
    readonly name: string | null
    /** `null` if the NFT has no image, or the server hasn't fetched its metadata. */
    readonly content: { readonly preview: HistoryPicture | null; readonly detail: HistoryPicture | null } | null
    readonly flags: { readonly is_spam: boolean }
  } | null
  readonly direction: 'in' | 'out' | 'self'
  /** Amount in whole tokens, as a decimal string. `0` for spam whose decimals are unknown. */
  readonly quantity: { readonly numeric: string }
  /** Value at the time of the transaction. `null` if unknown. OpenAppKit's backend always returns `null`. */
  readonly value: number | null
  readonly price: number | null
  /**
   * Whether the server's spam rules match this transfer. The operator can change the rules. AppKit's API doesn't have
   * this field.
   */
  readonly is_spam?: boolean | undefined
  /** CAIP-10 id of the contract or mint. Absent for the chain's native coin. AppKit's API doesn't have this field. */
  readonly address?: string | undefined
  /** Token id of an NFT. AppKit's API doesn't have this field. */
  readonly token_id?: string | undefined
}

/** A transaction of an account. */
export interface HistoryTransaction {
  /** Stable id. It survives a chain reorganization. */
  readonly id: string
  readonly metadata: {
    /** `approve`, `burn`, `buy`, `deploy`, `execute`, `mint`, `receive`, `send` or `trade`. */
    readonly operationType: string
    readonly hash: string
    /** Block time in ISO 8601. For a pending transaction, the time of the response. */
    readonly minedAt: string
    readonly sentFrom: string
    readonly sentTo: string
    /** `confirmed`, `failed` or `pending`. */
    readonly status: string
    readonly nonce: number
    readonly application: { readonly name: string | null; readonly iconUrl: string | null } | null
    /** CAIP-2 chain id. */
    readonly chain: string | null
  }
  readonly transfers: readonly HistoryTransfer[] | null
}

/** Response of `GET /v1/account/{address}/history`. */
export interface HistoryPage {
  /** Transactions, newest first. */
  readonly data: readonly HistoryTransaction[]
  /** `cursor` for the next page. `null` on the last page. */
  readonly next: string | null
}
