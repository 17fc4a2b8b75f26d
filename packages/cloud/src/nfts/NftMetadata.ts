import { ImageRefused } from '../images/ImageRefused'
import type { MediaSource } from '../images/MediaSource'
import type { WorkQueue } from '../images/WorkQueue'
import type { NftDocument } from '../storage/nftSchema'
import type { NftContracts } from './NftContracts'
import { type NftItem, nftId } from './NftItem'
import type { NftMetadataStore } from './NftMetadataStore'
import { readDocument } from './readDocument'

/** Milliseconds before metadata is fetched again: after a successful fetch, and after a failed one. */
const REFRESH = 24 * 60 * 60_000
const RETRY = 60 * 60_000

export type MetadataState =
  | { readonly status: 'ready'; readonly document: NftDocument }
  | { readonly status: 'pending' | 'unavailable' }

export interface NftMetadataDependencies {
  readonly contracts: Pick<NftContracts, 'links'>
  readonly source: Pick<MediaSource, 'get'>
  readonly store: Pick<NftMetadataStore, 'find' | 'save'>
  readonly queue: WorkQueue
  readonly onTrouble?: (error: unknown) => void
  /**
   * Milliseconds that a request waits for metadata. Metadata that arrives later is part of the next response. Default:
   * 2,500.
   */
  readonly timeout?: number
  readonly now?: () => number
}

/** Fetches NFT metadata and stores it for all clients. */
export class NftMetadata {
  readonly #parts: NftMetadataDependencies
  readonly #running = new Map<string, Promise<void>>()

  constructor(parts: NftMetadataDependencies) {
    this.#parts = parts
  }

  /** Returns the metadata of the items by CAIP-19 id. Fetches missing metadata, but waits only for a limited time. */
  async of(chainId: string, items: readonly NftItem[]): Promise<ReadonlyMap<string, MetadataState>> {
    const { store } = this.#parts
    const missing = await this.#missing(chainId, items)
    if (missing.length > 0) await this.#patiently(this.#fetchAll(chainId, missing))
    const rows = await store.find(chainId, items)
    return new Map(
      items.map((item): [string, MetadataState] => {
        const row = rows.find(({ contract, tokenId }) => contract === item.contract && tokenId === item.tokenId)
        const id = nftId(chainId, item)
        if (row?.document) return [id, { status: 'ready', document: row.document }]
        return [id, { status: this.#running.has(id) || !row ? 'pending' : 'unavailable' }]
      }),
    )
  }

  /** Waits for running fetches. */
  async close(): Promise<void> {
    await Promise.all(this.#running.values())
  }

  /**
   * Returns items whose metadata is missing or outdated. Clients get outdated metadata until the new metadata arrives.
   */
  async #missing(chainId: string, items: readonly NftItem[]): Promise<readonly NftItem[]> {
    const now = (this.#parts.now ?? Date.now)()
    const rows = await this.#parts.store.find(chainId, items)
    return items.filter(item => {
      const row = rows.find(({ contract, tokenId }) => contract === item.contract && tokenId === item.tokenId)
      return !row || row.fetchedAt.getTime() <= now - (row.document ? REFRESH : RETRY)
    })
  }

  async #fetchAll(chainId: string, items: readonly NftItem[]): Promise<void> {
    const fresh = items.filter(item => !this.#running.has(nftId(chainId, item)))
    const links = this.#parts.contracts.links(chainId, fresh)
    for (const [index, item] of fresh.entries()) {
      const id = nftId(chainId, item)
      const fetched = links
        .then(all => this.#fetch(chainId, item, all[index]))
        .catch((error: unknown) => this.#parts.onTrouble?.(error))
        .finally(() => this.#running.delete(id))
      this.#running.set(id, fetched)
    }
    await Promise.all(items.map(item => this.#running.get(nftId(chainId, item))))
  }

  async #fetch(chainId: string, { contract, tokenId }: NftItem, link: string | undefined): Promise<void> {
    const { source, store, queue, now = Date.now } = this.#parts
    const row = { chainId, contract, tokenId }
    let document: NftDocument | null = null
    try {
      if (link !== undefined) {
        const { bytes } = await queue.run(() => source.get(link, 'application/json'))
        document = readDocument(bytes)
      }
    } catch (error) {
      // The queue is full, which says nothing about the metadata.
      if (error instanceof ImageRefused && error.reason === 'busy') return
    }
    await store.save({ ...row, document, fetchedAt: new Date(now()) })
  }

  async #patiently(work: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const timedOut = new Promise<void>(resolve => {
      timer = setTimeout(resolve, this.#parts.timeout ?? 2500)
    })
    await Promise.race([work, timedOut])
    clearTimeout(timer)
  }
}
