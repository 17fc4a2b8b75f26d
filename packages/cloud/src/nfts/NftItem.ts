/** One collectible, or with ERC-1155 one kind of them. */
export interface NftItem {
  /** In lower case. */
  readonly contract: string
  /** Decimal. */
  readonly tokenId: string
  readonly standard: 'erc721' | 'erc1155'
}

/** CAIP-19, as in `eip155:1/erc721:0x…/42`. */
export function nftId(chainId: string, { contract, tokenId, standard }: NftItem): string {
  return `${chainId}/${standard}:${contract}/${tokenId}`
}
