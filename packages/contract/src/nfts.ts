/** An NFT of an account. A field is `null` if neither the contract nor the metadata provides it. */
export interface Nft {
  /** CAIP-19 asset id, such as `eip155:1/erc721:0x…/42`. */
  readonly id: string
  /** CAIP-2 chain id. */
  readonly chainId: string
  readonly standard: 'erc721' | 'erc1155'
  /** Address of the contract in lowercase. */
  readonly contract: string
  /** Decimal token id of up to 78 digits. */
  readonly tokenId: string
  /** Quantity as a decimal string. Always `1` for ERC-721. */
  readonly quantity: string
  readonly name: string | null
  /** Description. Lines end with `\n`. */
  readonly description: string | null
  readonly collection: { readonly name: string | null; readonly symbol: string | null }
  /** URL on the server's image proxy. The proxy checks the image on each request, so a request can still fail. */
  readonly imageUrl: string | null
  readonly attributes: readonly NftAttribute[]
  /** State of the metadata. `pending` means that the server is still fetching it, `unavailable` that it couldn't. */
  readonly metadata: 'ready' | 'pending' | 'unavailable'
}

/** A trait of an NFT, from its metadata. */
export interface NftAttribute {
  readonly name: string
  readonly value: string
}

/** Response of `GET /v1/account/{address}/nfts`. */
export interface NftPage {
  readonly data: readonly Nft[]
  /** `cursor` for the next page. `null` on the last page. A page can be empty without being the last. */
  readonly next: string | null
  /**
   * Whether this page is complete. If false, NFTs may be missing, because the server is still scanning blocks or
   * couldn't read a chain. Try again later.
   */
  readonly isComplete: boolean
}
