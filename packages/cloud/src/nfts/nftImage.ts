import type { Database } from '../storage/Database'
import { NftMetadataStore } from './NftMetadataStore'

/**
 * Returns a function that finds the image of an NFT by CAIP-19 id in the stored metadata. An `nft:` link contains that
 * id.
 */
export function nftImage(database: Database): (id: string) => Promise<string | undefined> {
  const store = new NftMetadataStore(database)
  return async id => {
    const [, chainId, contract, tokenId] = /^(eip155:\d+)\/erc(?:721|1155):(0x[0-9a-f]{40})\/(\d{1,78})$/.exec(id) ?? []
    if (chainId === undefined || contract === undefined || tokenId === undefined) return undefined
    return (await store.document(chainId, contract, tokenId))?.image ?? undefined
  }
}
