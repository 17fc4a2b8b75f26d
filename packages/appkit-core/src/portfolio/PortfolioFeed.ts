import { ref } from 'valtio/vanilla'
import type { Environment } from '../environment/Environment'
import type { Portfolio } from './Portfolio'
import type { PortfolioQuery } from './PortfolioSource'
import type { PortfolioState } from './PortfolioState'

/** Pause after a failed balance request, in milliseconds. */
const tokenBalanceRetryGap = 30_000

/** Refresh interval while assets are watched, in milliseconds. */
const refreshInterval = 10_000

/** Callbacks of {@link PortfolioFeed}. */
export interface PortfolioFeedSettings {
  readonly environment: Environment
  load(query: PortfolioQuery): Promise<Portfolio>
  read(): PortfolioState
  write(state: PortfolioState): void
  /** Returns whether the app is visible. */
  isVisible(): boolean
  /** Called with the first of consecutive failures. */
  onFailure(): void
}

/** Refreshes one account's assets while they are watched: every 10 s, and no sooner than 30 s after a failure. */
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

  /** Adds a watcher. Returns the function to remove it. */
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

  /** Refreshes when due, or schedules the next refresh. Does nothing without watchers or while hidden. */
  look(): void {
    this.#cancelTimer()
    const { environment, isVisible } = this.#settings
    if (!this.isWatched || !isVisible() || this.#running !== undefined) return
    const wait = this.#dueAt() - environment.now()
    if (wait <= 0) void this.refresh({ isFresh: this.#asOf() !== undefined })
    else this.#cancelTimer = environment.setTimer(() => this.look(), wait)
  }

  /**
   * Refreshes, unless the last failure is less than 30 s old. Errors appear in the state. Concurrent calls share one
   * request, except calls with `forceUpdate`.
   */
  async refresh(query: PortfolioQuery): Promise<void> {
    // The running request started before these tokens moved, or is for other tokens.
    while (this.#running && query.forceUpdate) await this.#running
    if (this.#running !== undefined) return this.#running
    if (this.#isBarred()) return
    this.#cancelTimer()
    this.#running = this.#ask(query).finally(() => {
      this.#running = undefined
      this.look()
    })
    return this.#running
  }

  /** Stops refreshing. */
  stop(): void {
    this.#watchers = 0
    this.#cancelTimer()
  }

  async #ask(query: PortfolioQuery): Promise<void> {
    const { environment, load, onFailure, read, write } = this.#settings
    if (read().status === 'idle') write({ status: 'loading' })
    try {
      const portfolio = ref(await load(query))
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
