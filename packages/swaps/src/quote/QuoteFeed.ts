import type { AppKitError, Environment } from '@openappkit/appkit-core'
import { quoteUnavailable } from '../swapErrors'
import type { QuoteState } from './QuoteState'
import { answers, type QuoteQuery, type SwapQuote } from './SwapQuote'
import type { SwapSource } from './SwapSource'

/** Time between refreshes in milliseconds. */
const refreshDelay = 10_000

export interface QuoteFeedDependencies {
  readonly environment: Pick<Environment, 'now' | 'setTimer'>
  readonly source: Pick<SwapSource, 'quote'>
  write(state: QuoteState): void
}

/**
 * Keeps the quote of a form fresh. Requests one quote at a time; an answer for earlier inputs is aborted and ignored.
 * Refreshes every 10 s unless paused, and marks a quote as expired at its own time, also while paused.
 */
export class QuoteFeed {
  readonly #dependencies: QuoteFeedDependencies
  #query: QuoteQuery | undefined
  #quote: SwapQuote | undefined
  #isPaused = false
  /** Whether the last state says that the first quote is loading, so that saying it again would only cost a render. */
  #isFirst = false
  #request: AbortController | undefined
  #cancelNext = (): void => {}
  #cancelExpiry = (): void => {}

  constructor(dependencies: QuoteFeedDependencies) {
    this.#dependencies = dependencies
  }

  /** Requests a quote for new inputs after `delay` milliseconds. Undefined inputs stop the feed. */
  want(query: QuoteQuery | undefined, delay: number): void {
    if (query && this.#query && this.#quote && answers(this.#quote, query)) {
      this.#query = query
      return
    }
    this.#stop()
    this.#query = query
    this.#quote = undefined
    this.#isFirst = query !== undefined
    this.#dependencies.write(query ? { status: 'loading' } : { status: 'idle' })
    if (query) this.#schedule(delay)
  }

  /** Requests a new quote now, for example after a failure. */
  refresh(): void {
    if (!this.#query) return
    this.#request?.abort()
    this.#request = undefined
    this.#schedule(0)
  }

  /** Stops refreshing until {@link QuoteFeed.resume}. The quote still expires. */
  pause(): void {
    this.#isPaused = true
    this.#cancelNext()
    this.#request?.abort()
    this.#request = undefined
  }

  /** Refreshes again, immediately if the quote is due. */
  resume(): void {
    if (!this.#isPaused) return
    this.#isPaused = false
    if (!this.#query) return
    const age = this.#quote ? this.#dependencies.environment.now() - this.#quote.receivedAt : refreshDelay
    this.#schedule(Math.max(0, refreshDelay - age))
  }

  /** Ends all requests and timers. */
  stop(): void {
    this.#stop()
    this.#query = undefined
    this.#quote = undefined
  }

  #stop(): void {
    this.#request?.abort()
    this.#request = undefined
    this.#cancelNext()
    this.#cancelExpiry()
  }

  #schedule(delay: number): void {
    this.#cancelNext()
    if (this.#isPaused) return
    const cancel = this.#dependencies.environment.setTimer(() => void this.#load(), delay)
    this.#cancelNext = cancel
  }

  async #load(): Promise<void> {
    const query = this.#query
    if (!query || this.#request) return
    const request = new AbortController()
    this.#request = request
    if (!this.#isFirst) this.#dependencies.write({ status: 'loading', previous: this.#quote })
    this.#isFirst = false
    try {
      const quote = await this.#dependencies.source.quote(query, request.signal)
      if (request.signal.aborted) return
      if (!answers(quote, query)) throw quoteUnavailable(undefined)
      this.#onQuote(quote)
    } catch (cause) {
      if (request.signal.aborted) return
      this.#onFailure(cause)
    } finally {
      if (this.#request === request) this.#request = undefined
    }
  }

  #onQuote(quote: SwapQuote): void {
    const { environment, write } = this.#dependencies
    this.#quote = quote
    this.#cancelExpiry()
    const lifetime = quote.expiresAt - environment.now()
    if (lifetime <= 0) write({ status: 'expired', quote })
    else {
      write({ status: 'ready', quote })
      this.#cancelExpiry = environment.setTimer(() => this.#expire(quote), lifetime)
    }
    this.#request = undefined
    this.#schedule(refreshDelay)
  }

  /** Keeps a valid quote after a failed refresh, because a temporary failure doesn't change its price. */
  #onFailure(cause: unknown): void {
    const { environment, write } = this.#dependencies
    const kept = this.#quote
    if (kept && kept.expiresAt > environment.now()) write({ status: 'ready', quote: kept })
    else write({ status: 'failed', error: cause as AppKitError })
    this.#request = undefined
    this.#schedule(refreshDelay)
  }

  #expire(quote: SwapQuote): void {
    if (quote === this.#quote) this.#dependencies.write({ status: 'expired', quote })
  }
}
