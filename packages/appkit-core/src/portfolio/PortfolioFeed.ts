import { ref } from 'valtio/vanilla'
import type { Environment } from '../environment/Environment'
import type { Portfolio } from './Portfolio'
import type { PortfolioQuery } from './PortfolioSource'
import type { PortfolioState } from './PortfolioState'

/** After a failed token balance fetch, none is tried for this long. In milliseconds. */
const tokenBalanceRetryGap = 30_000

/** How often holdings are asked for while somebody looks at them, in milliseconds. */
const refreshInterval = 10_000

/** What a feed needs. */
export interface PortfolioFeedSettings {
  readonly environment: Environment
  load(question: PortfolioQuery): Promise<Portfolio>
  read(): PortfolioState
  write(state: PortfolioState): void
  /** Whether the page is on screen. */
  isVisible(): boolean
  /** Called with the first of several failures in a row. */
  onFailure(): void
}

/** Keeps one account's holdings fresh while somebody looks: every 10 s, and not for 30 s after a failure. */
export class PortfolioFeed {
  readonly #settings: PortfolioFeedSettings
  #watchers = 0
  #failedAt: number | undefined
  #running: Promise<void> | undefined
  #cancelTimer: () => void = () => {}

  constructor(settings: PortfolioFeedSettings) {
    this.#settings = settings
  }

  get isWatched(): boolean {
    return this.#watchers > 0
  }

  /** Somebody looks from now on, until the returned function is called. */
  watch(): () => void {
    this.#watchers++
    this.look()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#watchers--
      this.look()
    }
  }

  /** Asks now, or never while there is nobody to see it: after the page came back, and whenever a request has ended. */
  look(): void {
    this.#cancelTimer()
    const { environment, isVisible } = this.#settings
    if (!this.isWatched || !isVisible() || this.#running !== undefined) return
    const wait = this.#dueAt() - environment.now()
    if (wait <= 0) void this.refresh({ isFresh: this.#asOf() !== undefined })
    else this.#cancelTimer = environment.setTimer(() => this.look(), wait)
  }

  /** Asks, unless the last failure was a moment ago. How it went is in the state. Questions for the same thing share an answer. */
  async refresh(question: PortfolioQuery): Promise<void> {
    // What is under way was asked before these tokens moved, or for others.
    while (this.#running && question.forceUpdate) await this.#running
    if (this.#running !== undefined) return this.#running
    if (this.#isBarred()) return
    this.#cancelTimer()
    this.#running = this.#ask(question).finally(() => {
      this.#running = undefined
      this.look()
    })
    return this.#running
  }

  /** Nothing is shown by it any more. */
  stop(): void {
    this.#watchers = 0
    this.#cancelTimer()
  }

  async #ask(question: PortfolioQuery): Promise<void> {
    const { environment, load, onFailure, read, write } = this.#settings
    if (read().status === 'idle') write({ status: 'loading' })
    try {
      const portfolio = ref(await load(question))
      this.#failedAt = undefined
      write({ status: 'ready', portfolio })
    } catch (error) {
      const now = environment.now()
      const last = read()
      const isFirst = last.status !== 'stale' && last.status !== 'unavailable'
      this.#failedAt = now
      const since = isFirst ? now : last.since
      const failure = { since, error: error instanceof Error ? ref(error) : error }
      if (last.status === 'ready' || last.status === 'stale')
        write({ status: 'stale', portfolio: ref(last.portfolio), ...failure })
      else write({ status: 'unavailable', ...failure })
      if (isFirst) onFailure()
    }
  }

  #isBarred(): boolean {
    return this.#failedAt !== undefined && this.#settings.environment.now() - this.#failedAt < tokenBalanceRetryGap
  }

  #dueAt(): number {
    if (this.#failedAt !== undefined) return this.#failedAt + tokenBalanceRetryGap
    const asOf = this.#asOf()
    return asOf === undefined ? 0 : asOf + refreshInterval
  }

  #asOf(): number | undefined {
    const state = this.#settings.read()
    return state.status === 'ready' || state.status === 'stale' ? state.portfolio.asOf : undefined
  }
}
