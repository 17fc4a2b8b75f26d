/**
 * What the kit needs from the world, injected so that servers and tests are deterministic and `destroy()` can take everything back.
 * `browserEnvironment()` is the only place that reads browser globals.
 */
export interface Environment {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs `task` after `ms`; returns what cancels it. */
  setTimer(task: () => void, ms: number): () => void
  /** Present in a browser only. */
  readonly window: (Window & typeof globalThis) | undefined
}

/** The real world: browser where there is one, else a server with a clock and no window. */
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
