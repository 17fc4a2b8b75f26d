import { proxy } from 'valtio/vanilla'
import type { ModalKit } from '../kit/ModalKit'
import { followVisibility } from './followVisibility'
import { type Portfolio, reuseUnchanged } from './Portfolio'
import { PortfolioFeed } from './PortfolioFeed'
import { type PortfolioQuery, PortfolioSource } from './PortfolioSource'
import type { PortfolioState, PortfoliosState } from './PortfolioState'
import { type PortfolioSubject, subjectKey } from './PortfolioSubject'

/** Number of unwatched accounts whose assets stay in memory. */
const remembered = 10

/**
 * Keeps the assets of watched accounts fresh. Methods never reject; errors appear in the state.
 *
 * @example
 * ```ts
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { PortfolioController, subjectOf } from '@openappkit/appkit-core/portfolio'
 *
 * export function watchAssets(kit: ModalKit): (() => void) | undefined {
 *   const subject = subjectOf(kit.chains.state)
 *   return subject && kit.controller(PortfolioController).watch(subject)
 * }
 * ```
 */
export class PortfolioController {
  /** State by `subjectKey`. Read it with {@link PortfolioController.of}. */
  readonly state: PortfoliosState = proxy<PortfoliosState>({ portfolios: {} })
  readonly #kit: ModalKit
  readonly #source: PortfolioSource
  readonly #isVisible: () => boolean
  readonly #feeds: Map<string, PortfolioFeed> = new Map()

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#source = new PortfolioSource(kit)
    this.#isVisible = followVisibility(kit, () => {
      for (const feed of this.#feeds.values()) feed.look()
    })
    kit.context.onDestroy(() => {
      for (const feed of this.#feeds.values()) feed.stop()
    })
    kit.context.onDestroy(kit.onDisconnect(() => this.#forgetUnwatched(0)))
  }

  /** Returns a subject's assets from live state or a snapshot. */
  of(subject: PortfolioSubject, state: PortfoliosState = this.state): PortfolioState {
    return state.portfolios[subjectKey(subject)] ?? { status: 'idle' }
  }

  /**
   * Loads a subject's assets and refreshes them every 10 s while the app is visible, or 30 s after a failure. Returns
   * the function to stop.
   */
  watch(subject: PortfolioSubject): () => void {
    const feed = this.#feed(subject)
    const stop = feed.watch()
    return () => {
      stop()
      this.#forgetUnwatched(remembered)
    }
  }

  /**
   * Refreshes immediately, for example after a transfer. List the transferred tokens in `forceUpdate`. If a request is
   * pending, waits for it instead; with `forceUpdate`, sends another one afterward. Does nothing for 30 s after a
   * failure.
   */
  refresh(subject: PortfolioSubject, query: PortfolioQuery = {}): Promise<void> {
    return this.#feed(subject).refresh({ ...query, isFresh: true })
  }

  #feed(subject: PortfolioSubject): PortfolioFeed {
    const key = subjectKey(subject)
    const known = this.#feeds.get(key)
    if (known) return known
    const { environment } = this.#kit
    const feed = new PortfolioFeed({
      environment,
      load: query => this.#load(subject, query),
      read: () => this.of(subject),
      write: state => {
        // Drop results for a subject that was forgotten while they loaded.
        if (this.#feeds.get(key) === feed) this.state.portfolios[key] = state
      },
      isVisible: this.#isVisible,
      onFailure: () => {
        // The account view says it itself.
        if (this.#kit.router.current.view !== 'Account') this.#reportUnavailable()
      },
    })
    this.#feeds.set(key, feed)
    return feed
  }

  async #load(subject: PortfolioSubject, query: PortfolioQuery): Promise<Portfolio> {
    const portfolio = await this.#source.load(subject, query)
    // Report once, not on every refresh from the chain.
    const last = this.of(subject)
    if (portfolio.source === 'chain' && this.#source.hasBackendFor(subject.namespace) && last.status === 'loading')
      this.#reportUnavailable()
    return 'portfolio' in last ? reuseUnchanged(portfolio, last.portfolio) : portfolio
  }

  #reportUnavailable(): void {
    this.#kit.toasts.show('balance.unavailable', 'error')
  }

  /** Forgets the oldest unwatched subjects, except the last `kept`. */
  #forgetUnwatched(kept: number): void {
    const unwatched = [...this.#feeds].filter(([, feed]) => !feed.isWatched)
    for (const [key] of unwatched.slice(0, Math.max(0, unwatched.length - kept))) {
      this.#feeds.delete(key)
      delete this.state.portfolios[key]
    }
  }
}
