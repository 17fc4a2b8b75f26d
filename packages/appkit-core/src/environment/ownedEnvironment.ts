import type { Environment } from './Environment'

/** {@link Environment} that can cancel all its timers. */
export interface OwnedEnvironment extends Environment {
  /** Cancels every pending timer. After that, `setTimer` does nothing. */
  release(): void
}

/** Wraps `environment`, so its owner can cancel every timer. */
export function ownedEnvironment(environment: Environment): OwnedEnvironment {
  const cancels = new Set<() => void>()
  let isReleased = false
  return {
    window: environment.window,
    now: () => environment.now(),
    setTimer(task, ms) {
      if (isReleased) return () => {}
      const stop = environment.setTimer(() => {
        cancels.delete(cancel)
        task()
      }, ms)
      const cancel = () => {
        cancels.delete(cancel)
        stop()
      }
      cancels.add(cancel)
      return cancel
    },
    release() {
      isReleased = true
      for (const cancel of cancels) cancel()
    },
  }
}
