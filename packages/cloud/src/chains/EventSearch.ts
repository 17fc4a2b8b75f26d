import { ChainRefused } from './ChainRefused'
import type { ChainRpc } from './ChainRpc'
import { ChainUnavailable } from './ChainUnavailable'
import { isChainTrouble } from './isChainTrouble'
import { quantitySchema, toQuantity } from './quantity'
import { joinBlocks, type ScannedBlocks } from './ScannedBlocks'

/** Number of newest blocks that a reorganization may still replace. */
const UNSETTLED = 64
/** Initial number of blocks per request. The number grows after an answer and shrinks after a rejected request. */
const WINDOW = 10_000
const WIDEST = 1_000_000
const NARROWEST = 100
/** Maximum block ranges per search of one account. The next search resumes where this one ends. */
const MAX_REQUESTS = 20
/** Maximum concurrent searches per chain. Limited because anyone can query any account. */
const SEARCHES = 4
/**
 * Maximum height of a young chain in blocks. If a young chain is shorter than the searched range, it was restarted,
 * because none of its nodes lags that far behind.
 */
const YOUNG = 100_000
/**
 * Milliseconds for which a chain's block range is cached. Afterward, a node that failed briefly gets larger ranges
 * again.
 */
const REMEMBERED = 60 * 60_000

/** Current and maximum number of blocks per request, and the time until which they apply. */
interface BlockWindow {
  readonly width: number
  readonly widest: number
  readonly until: number
}

/** Stores results and search progress per account. */
export interface EventFinds<Find> {
  /** Returns the searched blocks. Undefined for an account that was never searched. */
  position(chainId: string, account: string): Promise<ScannedBlocks | undefined>
  /** Stores results and progress in one transaction. Joins the ranges of concurrent searches only if they touch. */
  add(chainId: string, account: string, scanned: ScannedBlocks, found: readonly Find[]): Promise<void>
  /** Resets the progress of an account. Keeps the results, because the chain decides whether they still apply. */
  restart(chainId: string, account: string): Promise<void>
}

export interface EventSearchDependencies<Find> {
  readonly rpc: Pick<ChainRpc, 'request'>
  readonly finds: EventFinds<Find>
  /** Returns the topics of the events that name an account, one set per request. */
  topicsOf(account: string): readonly (readonly unknown[])[]
  /**
   * Parses the events.
   *
   * @throws ZodError if a node returned invalid data.
   */
  read(events: unknown, account: string): readonly Find[]
  /** Returns blocks that need no search because they are indexed. Default: none. */
  readonly followed?: ((chainId: string) => Promise<ScannedBlocks | undefined>) | undefined
}

export interface EventSearchOptions {
  /** Milliseconds that a request waits for a search. The next request gets later results. Default: 1,500. */
  readonly timeout?: number
  /** Initial number of blocks per request. Default: 10,000. */
  readonly window?: number
  /** Maximum block ranges per search of one account. Default: 20. */
  readonly requests?: number
  readonly onTrouble?: (error: unknown) => void
  /** Clock in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: () => number
}

interface RunningSearch {
  readonly chainId: string
  readonly done: Promise<boolean>
}

/**
 * Searches contract events that concern an account: the newest blocks first, then backward, with a bounded number of
 * requests. Stores its progress, so it searches each settled block only once, even after a restart.
 */
export class EventSearch<Find> {
  readonly #parts: EventSearchDependencies<Find>
  readonly #options: EventSearchOptions
  readonly #running = new Map<string, RunningSearch>()
  readonly #windows = new Map<string, BlockWindow>()
  readonly #closing = new AbortController()

  constructor(parts: EventSearchDependencies<Find>, options: EventSearchOptions = {}) {
    this.#parts = parts
    this.#options = options
  }

  /**
   * Continues the search and waits for a limited time. Resolves with whether all blocks up to the newest were searched.
   */
  async run(chainId: string, account: string): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const timedOut = new Promise<false>(resolve => {
      timer = setTimeout(() => resolve(false), this.#options.timeout ?? 1500)
    })
    const isComplete = await Promise.race([this.#search(chainId, account), timedOut])
    clearTimeout(timer)
    return isComplete
  }

  /** Aborts running searches and waits until they end. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all([...this.#running.values()].map(({ done }) => done))
  }

  /** Runs at most one search per account and a few per chain. */
  #search(chainId: string, account: string): Promise<boolean> {
    const key = `${chainId}:${account}`
    const running = this.#running.get(key)
    if (running) return running.done
    const onChain = [...this.#running.values()].filter(search => search.chainId === chainId)
    if (onChain.length >= SEARCHES || this.#closing.signal.aborted) return Promise.resolve(false)
    const done = this.#scan(chainId, account)
      .catch((error: unknown) => {
        // Not reported, because a node without event support still serves everything else.
        if (!isChainTrouble(error) && !this.#closing.signal.aborted) this.#options.onTrouble?.(error)
        return false
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, { chainId, done })
    return done
  }

  async #scan(chainId: string, account: string): Promise<boolean> {
    const { rpc, finds, followed: followedOf } = this.#parts
    const answer = await rpc.request(chainId, 'eth_blockNumber', [], this.#closing.signal)
    const head = Number(quantitySchema.parse(answer))
    const followed = await followedOf?.(chainId)
    let scanned = await this.#start(chainId, account, head, followed)
    for (let request = 0; request < (this.#options.requests ?? MAX_REQUESTS); request++) {
      const blocks = this.#next(chainId, head, scanned)
      if (!blocks) return true
      const found = await this.#ask(chainId, account, blocks)
      if (!found) continue
      // Searches the newest blocks again until no reorganization can replace them. The first block can't change.
      const highest = Math.max(Math.min(blocks.highest, head - UNSETTLED), blocks.lowest - 1, 0)
      await finds.add(chainId, account, joinBlocks({ ...blocks, highest }, followed), found)
      scanned = joinBlocks(joinBlocks(blocks, scanned), followed)
    }
    return this.#next(chainId, head, scanned) === undefined
  }

  /** Returns the blocks to skip. Undefined if all must be searched. */
  async #start(
    chainId: string,
    account: string,
    head: number,
    followed: ScannedBlocks | undefined,
  ): Promise<ScannedBlocks | undefined> {
    const { finds } = this.#parts
    const searched = await finds.position(chainId, account)
    const isRepeated = searched && head < Math.min(searched.highest, YOUNG)
    if (isRepeated) await finds.restart(chainId, account)
    if (searched && !isRepeated) return joinBlocks(searched, followed)
    // If the indexer is far behind, a search of the newest blocks must not wait for it.
    return followed && head - followed.highest <= this.#window(chainId).width ? followed : undefined
  }

  /** Returns the next blocks to search: first the newer ones, then the older ones. Undefined if none are left. */
  #next(chainId: string, head: number, scanned: ScannedBlocks | undefined): ScannedBlocks | undefined {
    const { width } = this.#window(chainId)
    if (!scanned) return { lowest: Math.max(0, head - width + 1), highest: head }
    if (scanned.highest < head) {
      return { lowest: scanned.highest + 1, highest: Math.min(head, scanned.highest + width) }
    }
    if (scanned.lowest <= 0) return undefined
    return { lowest: Math.max(0, scanned.lowest - width), highest: scanned.lowest - 1 }
  }

  /** Returns the results in a range of blocks. Undefined if the chain accepts only a smaller range. */
  async #ask(
    chainId: string,
    account: string,
    { lowest, highest }: ScannedBlocks,
  ): Promise<readonly Find[] | undefined> {
    const { rpc, topicsOf, read } = this.#parts
    const { signal } = this.#closing
    const blocks = { fromBlock: toQuantity(BigInt(lowest)), toBlock: toQuantity(BigInt(highest)) }
    const before = this.#window(chainId)
    const { width, widest } = before
    try {
      const answers: unknown[] = []
      for (const topics of topicsOf(account)) {
        answers.push(await rpc.request(chainId, 'eth_getLogs', [{ ...blocks, topics }], signal))
      }
      this.#windows.set(chainId, { ...before, width: Math.min(widest, width * 2) })
      return answers.flatMap(answer => read(answer, account))
    } catch (error) {
      const isTooMuch = error instanceof ChainRefused || error instanceof ChainUnavailable
      if (!isTooMuch || width <= NARROWEST || signal.aborted) throw error
      const refused = Math.max(NARROWEST, Math.floor(width / 4))
      this.#windows.set(chainId, { ...before, width: refused, widest: Math.max(refused, Math.floor(width / 2)) })
      return undefined
    }
  }

  #window(chainId: string): BlockWindow {
    const { now = Date.now, window = WINDOW } = this.#options
    const known = this.#windows.get(chainId)
    return known && known.until > now() ? known : { width: window, widest: WIDEST, until: now() + REMEMBERED }
  }
}
