/** Clock of the relay. Tests pass one that they advance manually. */
export interface RelayClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls `run` periodically until the returned function is called. Never keeps the process alive. */
  every(milliseconds: number, run: () => void): () => void
}

/** The system clock. */
export const systemClock: RelayClock = {
  now: () => Date.now(),
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds)
    timer.unref()
    return () => clearInterval(timer)
  },
}
