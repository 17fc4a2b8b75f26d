import { onTestFinished, vi } from 'vitest'

/** The project's settings, which leave every choice to the app. */
const features = [{ id: 'activity', isEnabled: true, config: null }]

/** A transaction in the backend's format. */
export interface WireTransaction {
  readonly id: string
  readonly metadata: Readonly<Record<string, unknown>> & { readonly hash: string }
  readonly transfers: readonly unknown[]
}

/** A backend inside the page, with a history that the test provides. Sends no network requests. */
export class FakeHistory {
  readonly url = 'http://127.0.0.1:9'
  /** Newest first. */
  transactions: readonly WireTransaction[] = []
  chains: readonly string[] = ['eip155:1', 'eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
  /** Number of transactions in a response. */
  pageSize = 50
  /** Whether every request fails. */
  isDown = false
  /** Cursors of the requested pages, in order; empty for the newest. */
  readonly requestedCursors: string[] = []
  /** Delays responses until it resolves. */
  hold: Promise<void> = Promise.resolve()
  /** Replaces the next cursor of a response. */
  leadsTo: ((next: string | null) => string | null) | undefined

  constructor() {
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const signal = init?.signal
      const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      return Promise.race([this.#answer(new URL(String(input))), aborted])
    })
    onTestFinished(() => spy.mockRestore())
  }

  async #answer({ pathname, searchParams }: URL): Promise<Response> {
    if (pathname === '/v1/supported-chains') return Response.json({ http: this.chains, ws: [] })
    if (!pathname.endsWith('/history'))
      return Response.json({ features, allowedOrigins: [], isAnalyticsEnabled: false, balances: [], data: [] })
    const cursor = searchParams.get('cursor') ?? ''
    this.requestedCursors.push(cursor)
    await this.hold
    if (this.isDown) throw new TypeError('Failed to fetch')
    // A page starts after the transaction that its cursor names, so new transactions cause no repeats.
    const from = cursor === '' ? 0 : this.transactions.findIndex(({ id }) => id === cursor) + 1
    const data = this.transactions.slice(from, from + this.pageSize)
    const next = from + this.pageSize < this.transactions.length ? (data.at(-1)?.id ?? null) : null
    return Response.json({ data, next: this.leadsTo ? this.leadsTo(next) : next })
  }
}
