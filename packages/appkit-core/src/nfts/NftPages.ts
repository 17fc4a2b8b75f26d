import type { NftList } from './NftState'
import type { HeldNft, HeldNftPage } from './nftPage'

/** A page, and what it was asked for with. */
interface KnownPage extends HeldNftPage {
  readonly cursor: string | undefined
}

/** Pages that one walk asks for anew. A list that is longer ends there, and goes on when somebody scrolls. */
const longestWalk = 20

/** Asks for a page. Undefined: the first. */
export type LoadNftPage = (cursor: string | undefined) => Promise<HeldNftPage>

/** The pages of a list that was loaded so far. Immutable: each step is a new list, so that one that fails has changed nothing. */
export class NftPages {
  readonly #pages: readonly KnownPage[]

  constructor(pages: readonly KnownPage[] = []) {
    this.#pages = pages
  }

  /** Each collectible once, in the order in which they came. */
  get list(): NftList {
    const byId = new Map<string, HeldNft>()
    for (const { data } of this.#pages) for (const nft of data) if (!byId.has(nft.id)) byId.set(nft.id, nft)
    const last = this.#pages.at(-1)
    const isComplete = this.#pages.every(page => page.isComplete)
    return { nfts: [...byId.values()], hasMore: last?.next !== undefined, isComplete }
  }

  /** Pages that a walk over all of them asks for. */
  get count(): number {
    return Math.min(this.#pages.length, longestWalk)
  }

  /** Whether asking again brings more than now is known. */
  get isUnsettled(): boolean {
    return this.#firstUnsettled() >= 0
  }

  /** Whether other pages say the same. */
  says(other: NftPages): boolean {
    return told(this.list) === told(other.list)
  }

  /** With what follows: pages on which there is nothing new are passed over. */
  async grow(load: LoadNftPage): Promise<NftPages> {
    const before = this.list.nfts.length
    let grown: NftPages = this
    for (let asked = 0; asked < longestWalk; asked++) {
      grown = new NftPages([...grown.#pages, await askFor(load, grown.#pages.at(-1)?.next)])
      const { hasMore, nfts } = grown.list
      if (!hasMore || nfts.length > before) break
    }
    return grown
  }

  /** The same pages asked for anew, from the first on that is still unsettled, or all. */
  async walk(load: LoadNftPage, from: 'first' | 'unsettled'): Promise<NftPages> {
    const start = from === 'first' ? 0 : Math.max(0, this.#firstUnsettled())
    const pages = this.#pages.slice(0, start)
    const end = Math.min(Math.max(this.#pages.length, 1), start + longestWalk)
    let cursor = this.#pages[start]?.cursor
    while (pages.length < end) {
      const page = await askFor(load, cursor)
      pages.push(page)
      cursor = page.next
      if (cursor === undefined) break
    }
    return new NftPages(pages)
  }

  #firstUnsettled(): number {
    // What turns up in older blocks can be on any page.
    if (this.#pages.some(({ isComplete }) => !isComplete)) return 0
    return this.#pages.findIndex(({ data }) => data.some(({ metadata }) => metadata === 'pending'))
  }
}

function told(list: NftList): string {
  return JSON.stringify(list, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
}

/** A page that leads to itself would never end. */
async function askFor(load: LoadNftPage, cursor: string | undefined): Promise<KnownPage> {
  const { next, ...page } = await load(cursor)
  return { ...page, cursor, ...(next !== undefined && next !== cursor ? { next } : {}) }
}
