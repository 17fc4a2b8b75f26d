import { ChainRefused } from '../chains/ChainRefused'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import type { NftCollectionRow } from '../storage/nftSchema'
import type { NftCollections } from './NftCollections'
import type { NftItem } from './NftItem'
import type { NftMetadataStore } from './NftMetadataStore'

/** What a collectible is called, and its picture. What is unknown is null. */
export interface NftName {
  readonly name: string | null
  readonly collection: string | null
  /** As its maker names it: any scheme, never fetched by a page. */
  readonly image: string | null
}

type NamedItem = Pick<NftItem, 'contract' | 'tokenId'>

/** Contracts of one query. Beyond that, items that a sender gave to an account have no names. */
const MOST = 100

/** Names of collectibles for answers that don't wait for metadata: what is kept of it, and what their contracts call themselves. */
export class NftNames {
  readonly #collections: Pick<NftCollections, 'of'>
  readonly #store: Pick<NftMetadataStore, 'find'>

  constructor(collections: Pick<NftCollections, 'of'>, store: Pick<NftMetadataStore, 'find'>) {
    this.#collections = collections
    this.#store = store
  }

  /** In the order asked. */
  async of(chainId: string, items: readonly NamedItem[], signal?: AbortSignal): Promise<readonly NftName[]> {
    const contracts = [...new Set(items.map(({ contract }) => contract))].slice(0, MOST)
    const asked = items.filter(({ contract }) => contracts.includes(contract)).slice(0, MOST)
    const [rows, collections] = await Promise.all([
      this.#store.find(chainId, asked),
      this.#collectionsOf(chainId, contracts, signal),
    ])
    return items.map(({ contract, tokenId }) => {
      const { document } = rows.find(row => row.contract === contract && row.tokenId === tokenId) ?? {}
      const { image = null, name = null } = document ?? {}
      return { name, image, collection: collections.get(contract)?.name ?? null }
    })
  }

  /** A name is no reason to show nothing at all. */
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
