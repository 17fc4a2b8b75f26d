import { ref } from 'valtio/vanilla'
import type { Environment } from '../environment/Environment'
import { type LoadNftPage, NftPages } from './NftPages'
import type { NftList, NftState } from './NftState'

/** Refresh interval in milliseconds while the backend is still indexing. */
const unsettledInterval = 10_000
/** Refresh interval in milliseconds per loaded page. */
const settledInterval = 15_000
/** Maximum age in milliseconds of a list shown to a new watcher. */
const lifetime = 30_000
/** Pause in milliseconds between a failure and the next automatic request. */
const retryGap = 30_000

/** Callbacks of {@link NftFeed}. */
export interface NftFeedSettings {
  readonly environment: Environment
  readonly load: LoadNftPage
  /** Returns whether the backend supports NFTs on the account's network. */
  isSupported(): Promise<boolean>
  /** Returns whether an error means that NFTs are unsupported. */
  isUnsupported(error: unknown): boolean
  read(): NftState
  write(state: NftState): void
  /** Returns whether the app is visible. */
  isVisible(): boolean
}

/**
 * Loads the NFTs of one account: the first page for watchers, more on request. Refreshes the loaded pages while they
 * are watched.
 */
export class NftFeed {
  readonly #settings: NftFeedSettings
  #pages = new NftPages()
  #watchers = 0
  #requestedAt: number | undefined
  #running: Promise<void> | undefined
  #growing: Promise<void> | undefined
  #cancelTimer: () => void = () => {}

  constructor(settings: NftFeedSettings) {
    this.#settings = settings
  }

  get isWatched(): boolean {
    return this.#watchers > 0
  }

  /** Adds a watcher. Returns the function to remove it. */
  watch(): () => void {
    this.#watchers++
    this.look(lifetime)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#watchers--
      this.look()
    }
  }

  /**
   * Refreshes a watched list if it's due, or schedules the next refresh.
   * @param atMost - Maximum age of the list in milliseconds, for a new watcher.
   */
  look(atMost?: number): void {
    this.#cancelTimer()
    const { environment, isVisible } = this.#settings
    const age = this.#longestAge(atMost)
    if (!this.isWatched || !isVisible() || this.#running || age === undefined) return
    const wait = (this.#requestedAt ?? Number.NEGATIVE_INFINITY) + age - environment.now()
    if (wait <= 0) void this.#run(() => this.#renew('unsettled'))
    else this.#cancelTimer = environment.setTimer(() => this.look(), wait)
  }

  /** Reloads every shown page. Errors appear in the state. */
  refresh(): Promise<void> {
    return this.#run(() => this.#renew('first'))
  }

  /** Loads the next page, if there is one. Concurrent calls share one request. Errors appear in the state. */
  loadMore(): Promise<void> {
    this.#growing ??= this.#run(async () => {
      if (this.#pages.list.hasMore) await this.#grow()
    }).finally(() => {
      this.#growing = undefined
    })
    return this.#growing
  }

  /** Stops refreshing. */
  stop(): void {
    this.#watchers = 0
    this.#cancelTimer()
  }

  /** Runs tasks one after another. */
  #run(task: () => Promise<void>): Promise<void> {
    this.#cancelTimer()
    const running: Promise<void> = (this.#running?.then(task) ?? task()).finally(() => {
      if (this.#running !== running) return
      this.#running = undefined
      this.look()
    })
    this.#running = running
    return running
  }

  async #renew(from: 'first' | 'unsettled'): Promise<void> {
    const { environment, isSupported, isUnsupported, load, read, write } = this.#settings
    const { status } = read()
    // Show progress to users who retry after a failure.
    if (status === 'idle' || (status === 'unavailable' && from === 'first')) write({ status: 'loading' })
    this.#requestedAt = environment.now()
    try {
      if (!(await isSupported())) return write({ status: 'unsupported' })
      const pages = await this.#pages.walk(load, from)
      // Don't render an unchanged list again.
      if (status === 'ready' && pages.equals(this.#pages)) return
      const { hasMore, nfts } = pages.list
      // An empty list never scrolls, so it would never request the next page.
      this.#pages = hasMore && nfts.length === 0 ? await pages.grow(load) : pages
      write({ status: 'ready', ...shown(this.#pages.list) })
    } catch (error) {
      if (isUnsupported(error)) return write({ status: 'unsupported' })
      const last = read()
      const isChange = last.status !== 'stale' && last.status !== 'unavailable'
      const failure = { since: isChange ? environment.now() : last.since, error: markRaw(error) }
      if ('nfts' in last) write({ status: 'stale', ...shown(this.#pages.list), ...failure })
      else write({ status: 'unavailable', ...failure })
    }
  }

  async #grow(): Promise<void> {
    const { load, write } = this.#settings
    write({ status: 'loadingMore', ...shown(this.#pages.list) })
    try {
      this.#pages = await this.#pages.grow(load)
      write({ status: 'ready', ...shown(this.#pages.list) })
    } catch (error) {
      write({ status: 'moreFailed', ...shown(this.#pages.list), error: markRaw(error) })
    }
  }

  /** Returns the maximum age in milliseconds before a refresh. Undefined if the state never refreshes. */
  #longestAge(atMost: number | undefined): number | undefined {
    switch (this.#settings.read().status) {
      case 'idle':
        return 0
      case 'unavailable':
      case 'stale':
        return retryGap
      case 'ready':
        if (this.#pages.isUnsettled) return unsettledInterval
        return atMost ?? settledInterval * this.#pages.count
      default:
        return undefined
    }
  }
}

/** Wraps the list in `ref`, because tracking thousands of items is slow. */
function shown(list: NftList): NftList {
  return { ...list, nfts: ref([...list.nfts]) }
}

function markRaw(error: unknown): unknown {
  return error instanceof Error ? ref(error) : error
}
