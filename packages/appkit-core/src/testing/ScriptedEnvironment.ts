import type { Environment } from '../environment/Environment'

/**
 * Simulates the environment of a kit for tests: a window with the given parts, and a clock that only {@link
 * ScriptedEnvironment.advance} moves.
 *
 * @example
 * ```ts
 * import { ScriptedEnvironment } from '@openappkit/appkit-core/testing'
 *
 * const environment = new ScriptedEnvironment()
 * environment.setTimer(() => console.log('done'), 1_000)
 * environment.advance(5_000)
 * console.log(environment.openTimers) // 0
 * ```
 */
export class ScriptedEnvironment implements Environment {
  readonly window: (Window & typeof globalThis) | undefined
  readonly #timers: Map<number, { readonly task: () => void; readonly at: number }> = new Map()
  #now = 1_000_000
  #last = 0

  /**
   * @param page - Properties of `window`. `navigator.userAgent` is `desktop` unless `page` sets `navigator`.
   * @param isServer - Whether to omit `window`.
   */
  constructor({ page = {}, isServer = false }: { readonly page?: object; readonly isServer?: boolean } = {}) {
    const stub = { navigator: { userAgent: 'desktop' }, ...page } as unknown
    this.window = isServer ? undefined : (stub as Window & typeof globalThis)
  }

  /** Number of pending timers. */
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

  /** Advances the clock by `ms` milliseconds. Runs due timers in order, each at its own time. */
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
