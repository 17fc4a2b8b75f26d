import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { HistoryPage } from '@openappkit/appkit-core/portfolio'
import { type ActivityState, historyOf, type ReadHistory } from './ActivityState'
import { loadFailed } from './activityErrors'
import { KnownIds } from './KnownIds'
import { withNewest, withOlder } from './mergePages'

/** Maximum number of consecutive pages with nothing to show that load automatically. */
export const emptyPagesLimit = 3
/** Time for which a history counts as fresh after a read, in milliseconds. */
export const freshFor = 15_000
/** Pause in background reads after a failure, in milliseconds. */
const retryGap = 30_000

/** Dependencies of a feed. */
export interface FeedContext {
  readonly chain: CaipNetworkId
  now(): number
  read(): ActivityState
  write(state: ActivityState): void
  /**
   * Loads the page at a cursor, or the newest page without one. `isWanted` skips the cache. Resolves to undefined if
   * the network has no history.
   */
  load(cursor: string | undefined, isWanted?: boolean): Promise<HistoryPage | undefined>
  /** Called with the cursor of the first page before older pages are read. */
  onLoadMore(cursor: string): void
  onFailure(cause: unknown, cursor: string | undefined, isRequested: boolean): void
}

/**
 * Reads the history of one account on one network, page by page. Methods never reject; read the outcome from the state.
 */
export class ActivityFeed {
  readonly #context: FeedContext
  readonly #ids: KnownIds = new KnownIds()
  #newest: Promise<void> | undefined
  #older: Promise<void> | undefined
  /** Time of the last failure to read the newest page, in milliseconds since the epoch. Undefined after a success. */
  #failedAt: number | undefined

  constructor(context: FeedContext) {
    this.#context = context
  }

  /**
   * Reads the newest page in the background, unless it is fresh or a read failed in the last 30 s. Unlike
   * {@link ActivityFeed.refresh}, keeps a displayed error while it reads. With `isDue`, reads the page even if it is
   * fresh.
   */
  async look(isDue = false): Promise<void> {
    const isBarred = this.#context.now() - (this.#failedAt ?? -retryGap) < retryGap
    if (!isBarred) await this.#readUnlessFresh(isDue)
  }

  /** Reads the newest page, unless it is fresh and `isWanted` is false. Keeps the content if that fails. */
  refresh({ isWanted = false }: { readonly isWanted?: boolean } = {}): Promise<void> {
    const { read, write } = this.#context
    // Shows the loading state whenever the user retries, even if a read is already running.
    if (read().status === 'failed') write({ status: 'loading' })
    return this.#readUnlessFresh(isWanted)
  }

  #readUnlessFresh(isWanted = false): Promise<void> {
    const known = historyOf(this.#context.read())
    if (known && !isWanted && this.#context.now() - known.asOf < freshFor) return Promise.resolve()
    this.#newest ??= this.#readNewest(isWanted).finally(() => {
      this.#newest = undefined
    })
    return this.#newest
  }

  /** Reads older transactions, if there are any. Also retries after a failure. */
  loadMore(): Promise<void> {
    this.#older ??= this.#readOlder().finally(() => {
      this.#older = undefined
    })
    return this.#older
  }

  async #readNewest(isWanted: boolean): Promise<void> {
    const { chain, load, now, onFailure, read, write } = this.#context
    const isFirst = historyOf(read()) === undefined
    if (read().status === 'idle') write({ status: 'loading' })
    try {
      const page = await load(undefined, isWanted)
      this.#failedAt = undefined
      if (!page) return write({ status: 'unknown' })
      const state = read()
      const history = withNewest(historyOf(state), page, chain, now())
      // Keeps the failure, so a retry requests the failed page again instead of starting over.
      if (state.status === 'moreFailed' && history.next === state.history.next) write({ ...state, history })
      else write({ status: state.status === 'loadingMore' ? 'loadingMore' : 'ready', history })
      if (isFirst && isStalled(history)) await this.loadMore()
    } catch (cause) {
      const isAnnounced = this.#failedAt !== undefined && read().status !== 'loading'
      this.#failedAt = now()
      if (!isAnnounced) onFailure(cause, undefined, isFirst)
      if (historyOf(read()) === undefined) write({ status: 'failed', error: loadFailed(cause) })
    }
  }

  async #readOlder(): Promise<void> {
    const { onFailure, onLoadMore, read, write } = this.#context
    const history = historyOf(read())
    const cursor = history?.next
    if (!history || cursor === undefined) return
    onLoadMore(cursor)
    write({ status: 'loadingMore', history })
    let at: string | undefined = cursor
    try {
      for (let page = 0; at !== undefined && page < emptyPagesLimit; page++) at = await this.#readAfter(at)
      const read = historyOf(this.#context.read())
      if (read) write({ status: 'ready', history: read })
    } catch (cause) {
      const known = historyOf(read()) ?? history
      // The history started over, so the failed page is no longer needed.
      if (known.next !== at) return write({ status: 'ready', history: known })
      onFailure(cause, at, true)
      write({ status: 'moreFailed', history: known, error: loadFailed(cause) })
    }
  }

  /** Reads the page at a cursor. Returns the next cursor if the page had nothing to show. */
  async #readAfter(cursor: string): Promise<string | undefined> {
    const { chain, load, read, write } = this.#context
    const page = await load(cursor)
    const now = historyOf(read())
    // The history started over, so this page might leave a gap.
    if (!page || now?.next !== cursor) return undefined
    const history = withOlder(now, page, chain, this.#ids.of(now.transactions))
    write({ status: 'loadingMore', history })
    return isStalled(history) ? history.next : undefined
  }
}

/** Returns whether the last page had nothing to show and older pages exist. */
function isStalled({ emptyPages, next }: ReadHistory): boolean {
  return emptyPages > 0 && next !== undefined
}
