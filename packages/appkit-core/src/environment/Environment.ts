/** Clock, timers and the browser's window. Injected, so tests are deterministic and `destroy()` can cancel timers. */
export interface Environment {
  /** Returns the current time in milliseconds since the epoch. */
  now(): number
  /** Runs `task` after `ms` milliseconds. Returns a function that cancels it. */
  setTimer(task: () => void, ms: number): () => void
  /** The browser's window. Undefined on a server. */
  readonly window: (Window & typeof globalThis) | undefined
}

/**
 * Returns the real clock and timers, plus the browser's window if there is one.
 *
 * @example
 * ```ts
 * import { browserEnvironment } from '@openappkit/appkit-core'
 *
 * const environment = browserEnvironment()
 * const cancel = environment.setTimer(() => console.log(environment.now()), 1_000)
 * ```
 */
export function browserEnvironment(): Environment {
  return {
    now: () => Date.now(),
    setTimer(task, ms) {
      const id = setTimeout(task, ms)
      return () => clearTimeout(id)
    },
    window: typeof window === 'undefined' ? undefined : window,
  }
}
