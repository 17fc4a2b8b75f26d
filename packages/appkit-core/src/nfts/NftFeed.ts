import { ref } from 'valtio/vanilla'
import type { Environment } from '../environment/Environment'
import { type LoadNftPage, NftPages } from './NftPages'
import type { NftList, NftState } from './NftState'

/** How soon what the backend still looks for is asked for again, in milliseconds. */
const unsettledInterval = 10_000
/** How old a list may become while somebody looks, for each page that was loaded, in milliseconds. What arrives shows by itself. */
const settledInterval = 15_000
/** How old a list may be that somebody comes to, in milliseconds. */
const lifetime = 30_000
/** After a failure nothing is asked on its own for so long, in milliseconds. */
const retryGap = 30_000

/** What a feed needs. */
export interface NftFeedSettings {
  readonly environment: Environment
  readonly load: LoadNftPage
  /** Whether anybody may know collectibles here. */
  isSupported(): Promise<boolean>
  /** Whether a failure says that nobody does. */
  isUnsupported(error: unknown): boolean
  read(): NftState
  write(state: NftState): void
  /** Whether the page is on screen. */
  isVisible(): boolean
}

/** The collectibles of one account: its first page while somebody looks, more of them when asked for, and again what the backend wasn't done with. */
export class NftFeed {
  readonly #settings: NftFeedSettings
  #pages = new NftPages()
  #watchers = 0
  #askedAt: number | undefined
  #running: Promise<void> | undefined
  #growing: Promise<void> | undefined
  #cancelTimer: () => void = () => {}

  constructor(settings: NftFeedSettings) {
    this.#settings = settings
  }

  get isWatched(): boolean {
    return this.#watchers > 0
  }

  /** Somebody looks from now on, until the returned function is called. */
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

  /** Asks when it is time to. Somebody who has just come is shown nothing that is older than `atMost`. */
  look(atMost?: number): void {
    this.#cancelTimer()
    const { environment, isVisible } = this.#settings
    const age = this.#longestAge(atMost)
    if (!this.isWatched || !isVisible() || this.#running || age === undefined) return
    const wait = (this.#askedAt ?? Number.NEGATIVE_INFINITY) + age - environment.now()
    if (wait <= 0) void this.#run(() => this.#renew('unsettled'))
    else this.#cancelTimer = environment.setTimer(() => this.look(), wait)
  }

  /** Asks for everything shown anew. How it went is in the state. */
  refresh(): Promise<void> {
    return this.#run(() => this.#renew('first'))
  }

  /** Asks for what follows, if anything does; once, however often somebody scrolls meanwhile. How it went is in the state. */
  loadMore(): Promise<void> {
    this.#growing ??= this.#run(async () => {
      if (this.#pages.list.hasMore) await this.#grow()
    }).finally(() => {
      this.#growing = undefined
    })
    return this.#growing
  }

  /** Nothing is shown by it any more. */
  stop(): void {
    this.#watchers = 0
    this.#cancelTimer()
  }

  /** One after another: whoever asks while something is under way waits for that, and is served after it. */
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
    // Who asks because nothing came wants to see that something happens.
    if (status === 'idle' || (status === 'unavailable' && from === 'first')) write({ status: 'loading' })
    this.#askedAt = environment.now()
    try {
      if (!(await isSupported())) return write({ status: 'unsupported' })
      const pages = await this.#pages.walk(load, from)
      // Nobody draws anew what they see already.
      if (status === 'ready' && pages.says(this.#pages)) return
      const { hasMore, nfts } = pages.list
      // Whoever looks at an empty list would never ask for more.
      this.#pages = hasMore && nfts.length === 0 ? await pages.grow(load) : pages
      write({ status: 'ready', ...shown(this.#pages.list) })
    } catch (error) {
      if (isUnsupported(error)) return write({ status: 'unsupported' })
      const last = read()
      const isNews = last.status !== 'stale' && last.status !== 'unavailable'
      const failure = { since: isNews ? environment.now() : last.since, error: marked(error) }
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
      write({ status: 'moreFailed', ...shown(this.#pages.list), error: marked(error) })
    }
  }

  /** How old what is known may become before it is asked for again. Undefined: as old as it likes. */
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

/** A list of thousands isn't watched item by item. */
function shown(list: NftList): NftList {
  return { ...list, nfts: ref([...list.nfts]) }
}

function marked(error: unknown): unknown {
  return error instanceof Error ? ref(error) : error
}
