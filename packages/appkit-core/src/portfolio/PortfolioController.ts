import { proxy } from 'valtio/vanilla'
import type { ModalKit } from '../kit/ModalKit'
import { followVisibility } from './followVisibility'
import { type Portfolio, reuseUnchanged } from './Portfolio'
import { PortfolioFeed } from './PortfolioFeed'
import { type PortfolioQuery, PortfolioSource } from './PortfolioSource'
import type { PortfolioState, PortfoliosState } from './PortfolioState'
import { type PortfolioSubject, subjectKey } from './PortfolioSubject'

/** Accounts that nobody looks at any more, whose holdings are shown at once when somebody does again. */
const remembered = 10

/**
 * What accounts hold, kept fresh while somebody looks. No method rejects: how it went is in the state. A service of a kit: `kit.service(PortfolioController)`.
 *
 * @example
 * ```ts
 * const portfolio = kit.service(PortfolioController)
 * const subject = subjectOf(kit.chains.state)
 * const stop = subject && portfolio.watch(subject)
 * ```
 */
export class PortfolioController {
  /** By `subjectKey`; {@link PortfolioController.of} reads it. */
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
    kit.base.onDestroy(() => {
      for (const feed of this.#feeds.values()) feed.stop()
    })
    kit.base.onDestroy(kit.onDisconnect(() => this.#forgetUnwatched(0)))
  }

  /** Where a subject's holdings stand, out of live state or a snapshot. */
  of(subject: PortfolioSubject, state: PortfoliosState = this.state): PortfolioState {
    return state.portfolios[subjectKey(subject)] ?? { status: 'idle' }
  }

  /** Loads a subject's holdings and keeps them fresh, every 10 s while the page is on screen, until the returned function is called. */
  watch(subject: PortfolioSubject): () => void {
    const feed = this.#feed(subject)
    const stop = feed.watch()
    return () => {
      stop()
      this.#forgetUnwatched(remembered)
    }
  }

  /**
   * Asks again at once, as after a transfer (`forceUpdate` names the tokens that moved) or when the visitor wants to know. Not within 30 s of a failure.
   */
  refresh(subject: PortfolioSubject, question: PortfolioQuery = {}): Promise<void> {
    return this.#feed(subject).refresh({ ...question, isFresh: true })
  }

  #feed(subject: PortfolioSubject): PortfolioFeed {
    const key = subjectKey(subject)
    const known = this.#feeds.get(key)
    if (known) return known
    const { environment } = this.#kit
    const feed = new PortfolioFeed({
      environment,
      load: question => this.#load(subject, question),
      read: () => this.of(subject),
      write: state => {
        // What arrives after it was forgotten stays forgotten.
        if (this.#feeds.get(key) === feed) this.state.portfolios[key] = state
      },
      isVisible: this.#isVisible,
      onFailure: () => this.#tellUnavailable(),
    })
    this.#feeds.set(key, feed)
    return feed
  }

  async #load(subject: PortfolioSubject, question: PortfolioQuery): Promise<Portfolio> {
    const portfolio = await this.#source.load(subject, question)
    // Once, and not each time that the chain is asked: a backend that doesn't know this network is no news then.
    const last = this.of(subject)
    if (portfolio.source === 'chain' && this.#source.hasBackendFor(subject.namespace) && last.status === 'loading')
      this.#tellUnavailable()
    return 'portfolio' in last ? reuseUnchanged(portfolio, last.portfolio) : portfolio
  }

  #tellUnavailable(): void {
    this.#kit.toasts.show('Token Balance Unavailable', 'error')
  }

  /** Forgets the oldest subjects that nobody looks at, but the last `kept`. */
  #forgetUnwatched(kept: number): void {
    const unwatched = [...this.#feeds].filter(([, feed]) => !feed.isWatched)
    for (const [key] of unwatched.slice(0, Math.max(0, unwatched.length - kept))) {
      this.#feeds.delete(key)
      delete this.state.portfolios[key]
    }
  }
}
