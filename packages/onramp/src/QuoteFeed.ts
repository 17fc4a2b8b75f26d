import type { AppKitError, Environment } from '@openappkit/appkit-core'
import { asOnrampError } from './asOnrampError'
import type { OnrampQuotes, QuoteQuery } from './OnrampQuote'
import type { OnrampSource } from './OnrampSource'

/** Prices of the form. */
export type QuotesState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly previous: OnrampQuotes | undefined }
  | { readonly status: 'ready'; readonly quotes: OnrampQuotes }
  | { readonly status: 'failed'; readonly error: AppKitError }

/** Milliseconds before its expiry at which a price counts as expired. */
const margin = 5000

export interface QuoteFeedDependencies {
  readonly environment: Pick<Environment, 'now' | 'setTimer'>
  readonly source: Pick<OnrampSource, 'quotes'>
  readonly write: (state: QuotesState) => void
}

/** Gets prices for the form, and new ones before they expire, while the form is visible. */
export class QuoteFeed {
  readonly #dependencies: QuoteFeedDependencies
  #query: QuoteQuery | undefined
  #latest: OnrampQuotes | undefined
  #request = new AbortController()
  #cancelTimer = (): void => {}
  #isPaused = false

  constructor(dependencies: QuoteFeedDependencies) {
    this.#dependencies = dependencies
  }

  /** Requests prices after `delay` milliseconds. Undefined ends the feed. */
  want(query: QuoteQuery | undefined, delay: number): void {
    this.#stop()
    const previous = query && this.#latest && isSimilar(query, this.#latest.query) ? this.#latest : undefined
    this.#query = query
    this.#latest = previous
    this.#dependencies.write(query ? { status: 'loading', previous } : { status: 'idle' })
    if (query && !this.#isPaused) this.#schedule(delay)
  }

  /** Requests new prices now. */
  refresh(): void {
    this.want(this.#query, 0)
  }

  pause(): void {
    this.#isPaused = true
    this.#stop()
  }

  resume(): void {
    if (!this.#isPaused) return
    this.#isPaused = false
    if (this.#query) this.want(this.#query, 0)
  }

  /** Returns whether a price is about to expire. */
  isExpired(expiresAt: number): boolean {
    return expiresAt - margin <= this.#dependencies.environment.now()
  }

  #stop(): void {
    this.#cancelTimer()
    this.#cancelTimer = () => {}
    this.#request.abort()
  }

  #schedule(delay: number): void {
    this.#cancelTimer = this.#dependencies.environment.setTimer(() => void this.#load(), delay)
  }

  async #load(): Promise<void> {
    const query = this.#query
    if (!query) return
    const { environment, source, write } = this.#dependencies
    const request = new AbortController()
    this.#request = request
    try {
      const quotes = await source.quotes(query, request.signal)
      if (request.signal.aborted) return
      this.#latest = quotes
      write({ status: 'ready', quotes })
      const first = Math.min(...quotes.quotes.map(({ expiresAt }) => expiresAt))
      if (Number.isFinite(first)) this.#schedule(Math.max(margin, first - margin - environment.now()))
    } catch (cause) {
      if (!request.signal.aborted) write({ status: 'failed', error: asOnrampError(cause) })
    }
  }
}

/** Returns whether old prices may stay on screen until the new ones arrive. */
function isSimilar(one: QuoteQuery, other: QuoteQuery): boolean {
  return (
    one.amount === other.amount &&
    one.asset.id === other.asset.id &&
    one.currency === other.currency &&
    one.method === other.method &&
    one.country === other.country
  )
}
