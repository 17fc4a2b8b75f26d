/** Clock of the relay. Tests advance their own manually. */
export interface RelayClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls `run` periodically until the returned function is called. Doesn't keep the process alive. */
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
