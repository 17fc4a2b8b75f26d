/** A collectible that an account holds. What its contract or its metadata doesn't say is null. */
export interface Nft {
  /** CAIP-19, as in `eip155:1/erc721:0x…/42`. */
  readonly id: string
  /** CAIP-2. */
  readonly chainId: string
  readonly standard: 'erc721' | 'erc1155'
  /** The contract's address, in lower case. */
  readonly contract: string
  /** Decimal; up to 78 digits. */
  readonly tokenId: string
  /** How many the account holds, decimal. Always `1` for ERC-721. */
  readonly quantity: string
  readonly name: string | null
  /** May have several lines, with `\n` between them. */
  readonly description: string | null
  readonly collection: { readonly name: string | null; readonly symbol: string | null }
  /** On this server's image proxy. Asking for it may still fail: the picture is judged when it is fetched. */
  readonly imageUrl: string | null
  readonly attributes: readonly NftAttribute[]
  /** `pending`: this server still fetches it, and the next answer may have it. */
  readonly metadata: 'ready' | 'pending' | 'unavailable'
}

/** A trait of a collectible, as its maker wrote it. */
export interface NftAttribute {
  readonly name: string
  readonly value: string
}

/** Answer of `GET /v1/account/{address}/nfts`. */
export interface NftPage {
  readonly data: readonly Nft[]
  /** Goes into `cursor` for what follows. Null: that was all. */
  readonly next: string | null
  /** Whether every block was looked at. False while older ones still are: ask again later for what they hold. */
  readonly isComplete: boolean
}
