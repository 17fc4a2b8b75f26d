import type { Database } from '../storage/Database'
import { NftMetadataStore } from './NftMetadataStore'

/** Returns what finds the picture that an `nft:` link stands for: the one in the metadata of a collectible, by its id of CAIP-19. */
export function nftImage(database: Database): (id: string) => Promise<string | undefined> {
  const store = new NftMetadataStore(database)
  return async id => {
    const [, chainId, contract, tokenId] = /^(eip155:\d+)\/erc(?:721|1155):(0x[0-9a-f]{40})\/(\d{1,78})$/.exec(id) ?? []
    if (chainId === undefined || contract === undefined || tokenId === undefined) return undefined
    return (await store.document(chainId, contract, tokenId))?.image ?? undefined
  }
}
