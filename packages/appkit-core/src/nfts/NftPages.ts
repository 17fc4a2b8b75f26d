import type { NftList } from './NftState'
import type { HeldNft, HeldNftPage } from './nftPage'

/** Page with the cursor that loaded it. */
interface KnownPage extends HeldNftPage {
  readonly cursor: string | undefined
}

/** Maximum number of pages per reload. Longer lists end there and continue on scroll. */
const longestWalk = 20

/** Loads a page. Without a cursor, loads the first page. */
export type LoadNftPage = (cursor: string | undefined) => Promise<HeldNftPage>

/** Keeps the loaded pages of a list. Immutable: every step returns a new list, so a failed step changes nothing. */
export class NftPages {
  readonly #pages: readonly KnownPage[]

  constructor(pages: readonly KnownPage[] = []) {
    this.#pages = pages
  }

  /** NFTs without duplicates, in loading order. */
  get list(): NftList {
    const byId = new Map<string, HeldNft>()
    for (const { data } of this.#pages) for (const nft of data) if (!byId.has(nft.id)) byId.set(nft.id, nft)
    const last = this.#pages.at(-1)
    const isComplete = this.#pages.every(page => page.isComplete)
    return { nfts: [...byId.values()], hasMore: last?.next !== undefined, isComplete }
  }

  /** Number of pages that a full reload fetches. */
  get count(): number {
    return Math.min(this.#pages.length, longestWalk)
  }

  /** Whether a later request may return more, because the backend is still indexing or fetching metadata. */
  get isUnsettled(): boolean {
    return this.#firstUnsettled() >= 0
  }

  /** Returns whether `other` has the same content. */
  equals(other: NftPages): boolean {
    return response(this.list) === response(other.list)
  }

  /** Returns the pages with the next one appended, and with further ones until one adds NFTs. */
  async grow(load: LoadNftPage): Promise<NftPages> {
    const before = this.list.nfts.length
    let grown: NftPages = this
    for (let count = 0; count < longestWalk; count++) {
      grown = new NftPages([...grown.#pages, await loadPage(load, grown.#pages.at(-1)?.next)])
      const { hasMore, nfts } = grown.list
      if (!hasMore || nfts.length > before) break
    }
    return grown
  }

  /** Reloads the pages, either all or from the first unsettled one. */
  async walk(load: LoadNftPage, from: 'first' | 'unsettled'): Promise<NftPages> {
    const start = from === 'first' ? 0 : Math.max(0, this.#firstUnsettled())
    const pages = this.#pages.slice(0, start)
    const end = Math.min(Math.max(this.#pages.length, 1), start + longestWalk)
    let cursor = this.#pages[start]?.cursor
    while (pages.length < end) {
      const page = await loadPage(load, cursor)
      pages.push(page)
      cursor = page.next
      if (cursor === undefined) break
    }
    return new NftPages(pages)
  }

  #firstUnsettled(): number {
    // NFTs found in older blocks can be on any page.
    if (this.#pages.some(({ isComplete }) => !isComplete)) return 0
    return this.#pages.findIndex(({ data }) => data.some(({ metadata }) => metadata === 'pending'))
  }
}

function response(list: NftList): string {
  return JSON.stringify(list, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
}

/** Loads a page. Drops a cursor that leads back to the same page, because following it would loop forever. */
async function loadPage(load: LoadNftPage, cursor: string | undefined): Promise<KnownPage> {
  const { next, ...page } = await load(cursor)
  return { ...page, cursor, ...(next !== undefined && next !== cursor ? { next } : {}) }
}
