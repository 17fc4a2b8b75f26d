/** Time that passes when a test says so. */
export class FakeClock {
  #now = 0
  readonly #timers: Set<{ readonly at: number; readonly task: () => void }> = new Set()

  now(): number {
    return this.#now
  }

  setTimer(task: () => void, ms: number): () => void {
    const timer = { at: this.#now + ms, task }
    this.#timers.add(timer)
    return () => void this.#timers.delete(timer)
  }

  /** Lets `ms` pass. */
  pass(ms: number): void {
    this.#now += ms
    for (const timer of [...this.#timers].sort((one, other) => one.at - other.at)) {
      if (timer.at > this.#now || !this.#timers.delete(timer)) continue
      timer.task()
    }
  }
}
