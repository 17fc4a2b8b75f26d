import type { Environment } from '../src/environment/Environment'

/** A world whose clock moves only when the test says so, and which knows what is still open. */
export class FakeEnvironment implements Environment {
  readonly window: (Window & typeof globalThis) | undefined
  readonly #timers: Map<number, { readonly task: () => void; readonly at: number }> = new Map()
  #now = 1_000_000
  #last = 0

  constructor({ page = {}, isServer = false }: { readonly page?: object; readonly isServer?: boolean } = {}) {
    const stub = { navigator: { userAgent: 'desktop' }, ...page } as unknown
    this.window = isServer ? undefined : (stub as Window & typeof globalThis)
  }

  get openTimers(): number {
    return this.#timers.size
  }

  now(): number {
    return this.#now
  }

  setTimer(task: () => void, ms: number): () => void {
    const id = ++this.#last
    this.#timers.set(id, { task, at: this.#now + ms })
    return () => void this.#timers.delete(id)
  }

  advance(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const [next] = [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)
      if (!next) break
      this.#timers.delete(next[0])
      this.#now = next[1].at
      next[1].task()
    }
    this.#now = end
  }
}
