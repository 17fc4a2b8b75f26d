/** Time as the relay knows it. Tests hand in one that they move by hand. */
export interface RelayClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls `run` again and again until the returned function is called. Never keeps the process alive. */
  every(milliseconds: number, run: () => void): () => void
}

/** The machine's own clock. */
export const systemClock: RelayClock = {
  now: () => Date.now(),
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds)
    timer.unref()
    return () => clearInterval(timer)
  },
}
