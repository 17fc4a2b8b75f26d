import type { Nft, NftPage } from '@openappkit/contract'
import type { Hex } from 'viem'
import type { AccountAddress } from '../chains/accountAddress'
import { ChainRefused } from '../chains/ChainRefused'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { badCursor, type SignedCursors } from '../cursors/SignedCursors'
import { HttpFailure } from '../http/HttpFailure'
import type { NftArrivals } from './NftArrivals'
import type { NftCollections } from './NftCollections'
import type { NftContracts } from './NftContracts'
import { type NftItem, nftId } from './NftItem'
import type { NftMetadata } from './NftMetadata'
import { type NftPosition, readNftCursor, writeNftCursor } from './nftCursor'

/** NFTs per page. */
const PAGE = 24
/** Maximum items per ownership check, and maximum checks per page. An account may have sent away thousands of NFTs. */
const TOGETHER = 100
const ROUNDS = 10

export interface NftReaderDependencies {
  /** CAIP-2 ids of the server's chains. */
  readonly chainIds: readonly string[]
  arrivalsOf(chainId: string): NftArrivals
  readonly contracts: Pick<NftContracts, 'held'>
  readonly collections: Pick<NftCollections, 'of'>
  readonly metadata: Pick<NftMetadata, 'of'>
  readonly cursors: SignedCursors
  /** Returns the image proxy's URL for the image of the NFT with this CAIP-19 id. */
  imageOf(id: string, image: string): string
}

/** Account and page to read. */
export interface NftQuery {
  /** Without a chain id, the page covers all supported chains of the namespace. */
  readonly account: AccountAddress
  readonly cursor?: string | undefined
  readonly projectId?: string | undefined
}

interface HeldNft extends NftItem {
  readonly quantity: bigint
}

/** Reads the NFTs that accounts own, among those that they ever received. */
export class NftReader {
  readonly #parts: NftReaderDependencies

  constructor(parts: NftReaderDependencies) {
    this.#parts = parts
  }

  /** CAIP-2 ids of the chains with NFTs. */
  get chainIds(): readonly string[] {
    return this.#parts.chainIds.filter(id => id.startsWith('eip155:')).toSorted()
  }

  /**
   * Returns a page of NFTs in a fixed order: by chain, contract and token id. Transfers between two requests don't
   * shift the other NFTs.
   *
   * @throws HttpFailure 400 for an unknown chain or an invalid cursor, 503 if the only chain of the query can't be
   * read. If it is one of several, the page is marked as incomplete instead.
   */
  async read({ account, cursor, projectId }: NftQuery, signal?: AbortSignal): Promise<NftPage> {
    const { address, chainId, namespace } = account
    const { cursors } = this.#parts
    const scope = { list: 'nfts', projectId, account } as const
    const chains = this.#chains(namespace, chainId)
    const start = cursor === undefined ? undefined : readNftCursor(cursors.read(scope, cursor))
    const first = start ? chains.indexOf(start.chainId) : 0
    if (first < 0) throw badCursor()
    const data: Nft[] = []
    let isComplete = true
    for (const chain of chains.slice(first)) {
      const after = chain === start?.chainId ? start.item : undefined
      try {
        const page = await this.#readChain(chain, address as Hex, after, PAGE - data.length, signal)
        data.push(...page.data)
        isComplete &&= page.isComplete
        if (page.next) return { data, next: cursors.write(scope, writeNftCursor(page.next)), isComplete }
      } catch (error) {
        if (!(error instanceof ChainUnavailable) && !(error instanceof ChainRefused)) throw error
        if (chains.length === 1) throw new HttpFailure(503, 'chainId', new ChainUnavailable(chain).message)
        // Return the NFTs of the other chains, and mark the page as incomplete.
        isComplete = false
      }
    }
    return { data, next: null, isComplete }
  }

  #chains(namespace: string, chainId: string | undefined): readonly string[] {
    if (chainId !== undefined && !this.#parts.chainIds.includes(chainId))
      throw new HttpFailure(400, 'chainId', `We don't support the chain ${chainId}`)
    if (namespace !== 'eip155') return []
    return chainId === undefined ? this.chainIds : [chainId]
  }

  async #readChain(
    chainId: string,
    account: Hex,
    after: NftItem | undefined,
    room: number,
    signal?: AbortSignal,
  ): Promise<{ data: readonly Nft[]; next: NftPosition | undefined; isComplete: boolean }> {
    const arrivals = this.#parts.arrivalsOf(chainId)
    const isComplete = await arrivals.search(chainId, account)
    const found: HeldNft[] = []
    let position = after
    for (let round = 0; round < ROUNDS && found.length < room; round++) {
      const items = await arrivals.after(chainId, account, position, TOGETHER)
      const amounts = items.length > 0 ? await this.#parts.contracts.held(chainId, account, items, signal) : []
      for (const [index, item] of items.entries()) {
        if (found.length === room) break
        position = item
        const quantity = amounts[index] ?? 0n
        if (quantity > 0n) found.push({ ...item, quantity })
      }
      if (items.length < TOGETHER && (items.length === 0 || position === items.at(-1))) {
        return { data: await this.#describe(chainId, found, signal), next: undefined, isComplete }
      }
    }
    const next = { chainId, item: position }
    return { data: await this.#describe(chainId, found, signal), next, isComplete }
  }

  async #describe(chainId: string, items: readonly HeldNft[], signal?: AbortSignal): Promise<readonly Nft[]> {
    if (items.length === 0) return []
    const contracts = items.map(({ contract }) => contract)
    const [metadata, collections] = await Promise.all([
      this.#parts.metadata.of(chainId, items),
      this.#parts.collections.of(chainId, contracts, signal),
    ])
    return items.map(({ quantity, ...item }) => {
      const id = nftId(chainId, item)
      const state = metadata.get(id) ?? { status: 'pending' }
      const document = state.status === 'ready' ? state.document : undefined
      const { name = null, symbol = null } = collections.get(item.contract) ?? {}
      return {
        id,
        chainId,
        ...item,
        quantity: String(quantity),
        name: document?.name ?? null,
        description: document?.description ?? null,
        collection: { name, symbol },
        imageUrl: document?.image ? this.#parts.imageOf(id, document.image) : null,
        attributes: document?.attributes ?? [],
        metadata: state.status,
      }
    })
  }
}
