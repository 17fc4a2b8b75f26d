import type { Environment } from './Environment'

/** An {@link Environment} that takes back every timer at once when its owner ends. */
export interface OwnedEnvironment extends Environment {
  /** Cancels every open timer. From then on none is set. */
  release(): void
}

/** Wraps `environment`, so that whoever is given it can't leave a timer behind. */
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
