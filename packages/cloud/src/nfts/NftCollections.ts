import type { NftCollectionRow } from '../storage/nftSchema'
import { plainText } from '../tokens/plainText'
import type { NftContracts } from './NftContracts'
import type { NftMetadataStore } from './NftMetadataStore'

/** Milliseconds before a contract without a name and symbol is read again. The node may have failed. */
const RETRY = 24 * 60 * 60_000

/** Reads the names and symbols of NFT contracts, and stores them for all nodes. */
export class NftCollections {
  readonly #contracts: Pick<NftContracts, 'readTexts'>
  readonly #store: Pick<NftMetadataStore, 'collections' | 'saveCollections'>

  constructor(
    contracts: Pick<NftContracts, 'readTexts'>,
    store: Pick<NftMetadataStore, 'collections' | 'saveCollections'>,
  ) {
    this.#contracts = contracts
    this.#store = store
  }

  /**
   * Returns names and symbols by contract.
   *
   * @throws ChainUnavailable if the chain can't be read.
   */
  async of(
    chainId: string,
    contracts: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, NftCollectionRow>> {
    const wanted = [...new Set(contracts)]
    if (wanted.length === 0) return new Map()
    const rows = await this.#store.collections(chainId, wanted)
    const known = rows.filter(({ askedAt, name, symbol }) => {
      return name !== null || symbol !== null || askedAt.getTime() > Date.now() - RETRY
    })
    const unknown = wanted.filter(contract => !known.some(row => row.contract === contract))
    const texts = unknown.length > 0 ? await this.#contracts.readTexts(chainId, unknown, signal) : []
    const fresh = unknown.map((contract, index) => ({
      chainId,
      contract,
      name: shown(texts[index]?.name, 100),
      symbol: shown(texts[index]?.symbol, 30),
      askedAt: new Date(),
    }))
    await this.#store.saveCollections(fresh)
    return new Map([...known, ...fresh].map(row => [row.contract, row]))
  }
}

function shown(text: string | undefined, length: number): string | null {
  return plainText((text ?? '').slice(0, length * 4), length) || null
}
