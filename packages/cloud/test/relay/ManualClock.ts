import type { RelayClock } from '../../src/relay/RelayClock'

interface Timer {
  readonly every: number
  readonly run: () => void
  due: number
}

/** A clock that a test advances. */
export class ManualClock implements RelayClock {
  readonly #timers = new Set<Timer>()
  #now: number

  constructor(now: number = Date.now()) {
    this.#now = now
  }

  now(): number {
    return this.#now
  }

  every(milliseconds: number, run: () => void): () => void {
    const timer = { every: milliseconds, run, due: this.#now + milliseconds }
    this.#timers.add(timer)
    return () => void this.#timers.delete(timer)
  }

  /** Advances the clock, and runs every timer when it is due. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = next.due
      next.due += next.every
      next.run()
    }
    this.#now = end
  }

  #next(end: number): Timer | undefined {
    const due = [...this.#timers].filter(timer => timer.due <= end)
    return due.sort((a, b) => a.due - b.due)[0]
  }
}
