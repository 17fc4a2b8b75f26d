import { onTestFinished, vi } from 'vitest'

/** The project's settings, which leave every choice to the app. */
const features = [{ id: 'activity', isEnabled: true, config: null }]

/** A transaction as a backend writes it. */
export interface WireTransaction {
  readonly id: string
  readonly metadata: Readonly<Record<string, unknown>> & { readonly hash: string }
  readonly transfers: readonly unknown[]
}

/** A backend that answers in the page itself, with a history that a test writes. Nothing leaves it. */
export class FakeHistory {
  readonly url = 'http://127.0.0.1:9'
  /** The newest first. */
  transactions: readonly WireTransaction[] = []
  chains: readonly string[] = ['eip155:1', 'eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
  /** So many are in an answer. */
  pageSize = 50
  /** True: nothing answers. */
  isDown = false
  /** Cursors of the requested pages, in order; empty for the newest. */
  readonly asked: string[] = []
  /** Delays answers until it resolves. */
  hold: Promise<void> = Promise.resolve()
  /** Replaces the next cursor that an answer leads to. */
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
    this.asked.push(cursor)
    await this.hold
    if (this.isDown) throw new TypeError('Failed to fetch')
    // Where a page begins is named by what it follows, so that nothing is repeated when new ones arrive.
    const from = cursor === '' ? 0 : this.transactions.findIndex(({ id }) => id === cursor) + 1
    const data = this.transactions.slice(from, from + this.pageSize)
    const next = from + this.pageSize < this.transactions.length ? (data.at(-1)?.id ?? null) : null
    return Response.json({ data, next: this.leadsTo ? this.leadsTo(next) : next })
  }
}
