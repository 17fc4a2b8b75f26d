import { ChainRefused } from '../chains/ChainRefused'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import type { NftCollectionRow } from '../storage/nftSchema'
import type { NftCollections } from './NftCollections'
import type { NftItem } from './NftItem'
import type { NftMetadataStore } from './NftMetadataStore'

/** Name, collection and image of an NFT. Null if unknown. */
export interface NftName {
  readonly name: string | null
  readonly collection: string | null
  /** URL as its creator wrote it, with any scheme. Apps never load it directly. */
  readonly image: string | null
}

type NamedItem = Pick<NftItem, 'contract' | 'tokenId'>

/** Maximum contracts per query, and maximum items. Items beyond these limits have no names. */
const MOST = 100

/** Returns the names of NFTs from stored metadata and from the contracts. Never waits for metadata to be fetched. */
export class NftNames {
  readonly #collections: Pick<NftCollections, 'of'>
  readonly #store: Pick<NftMetadataStore, 'find'>

  constructor(collections: Pick<NftCollections, 'of'>, store: Pick<NftMetadataStore, 'find'>) {
    this.#collections = collections
    this.#store = store
  }

  /** Returns names in the order of the items. */
  async of(chainId: string, items: readonly NamedItem[], signal?: AbortSignal): Promise<readonly NftName[]> {
    const contracts = [...new Set(items.map(({ contract }) => contract))].slice(0, MOST)
    const requested = items.filter(({ contract }) => contracts.includes(contract)).slice(0, MOST)
    const [rows, collections] = await Promise.all([
      this.#store.find(chainId, requested),
      this.#collectionsOf(chainId, contracts, signal),
    ])
    return items.map(({ contract, tokenId }) => {
      const { document } = rows.find(row => row.contract === contract && row.tokenId === tokenId) ?? {}
      const { image = null, name = null } = document ?? {}
      return { name, image, collection: collections.get(contract)?.name ?? null }
    })
  }

  /** Returns no collections if the chain can't be read, because the other names are still useful. */
  async #collectionsOf(
    chainId: string,
    contracts: readonly string[],
    signal: AbortSignal | undefined,
  ): Promise<ReadonlyMap<string, NftCollectionRow>> {
    try {
      return await this.#collections.of(chainId, contracts, signal)
    } catch (error) {
      if (error instanceof ChainUnavailable || error instanceof ChainRefused) return new Map()
      throw error
    }
  }
}
