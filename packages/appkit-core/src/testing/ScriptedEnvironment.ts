import type { Environment } from '../environment/Environment'

/**
 * The environment of a kit under test: a page with what the test gives it, and a clock that moves only when the test says so.
 *
 * @example
 * ```ts
 * const environment = new ScriptedEnvironment()
 * const kit = new AppKit(options, { ...dependencies, environment })
 * environment.advance(5_000)
 * expect(environment.openTimers).toBe(0)
 * ```
 */
export class ScriptedEnvironment implements Environment {
  readonly window: (Window & typeof globalThis) | undefined
  readonly #timers: Map<number, { readonly task: () => void; readonly at: number }> = new Map()
  #now = 1_000_000
  #last = 0

  /**
   * @param page - What `window` has besides a navigator.
   * @param isServer - There is no `window`.
   */
  constructor({ page = {}, isServer = false }: { readonly page?: object; readonly isServer?: boolean } = {}) {
    const stub = { navigator: { userAgent: 'desktop' }, ...page } as unknown
    this.window = isServer ? undefined : (stub as Window & typeof globalThis)
  }

  /** How many timers have neither run nor been taken back. */
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

  /** Lets `ms` milliseconds pass: timers run in their order, each at its own time. */
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
