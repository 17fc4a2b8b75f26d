/** An NFT: an ERC-721 token or an ERC-1155 token id. */
export interface NftItem {
  /** Lower case. */
  readonly contract: string
  /** Decimal. */
  readonly tokenId: string
  readonly standard: 'erc721' | 'erc1155'
}

/** Returns the [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) id, such as `eip155:1/erc721:0x…/42`. */
export function nftId(chainId: string, { contract, tokenId, standard }: NftItem): string {
  return `${chainId}/${standard}:${contract}/${tokenId}`
}
