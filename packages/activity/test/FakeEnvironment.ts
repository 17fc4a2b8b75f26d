import type { Environment } from '@openappkit/appkit-core'

/** A page whose clock moves only when the test says so. */
export class FakeEnvironment implements Environment {
  readonly document: EventTarget & { visibilityState: 'hidden' | 'visible' } = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
  })
  readonly window: Environment['window']
  readonly #timers: Set<{ readonly at: number; readonly task: () => void }> = new Set()
  #now = Date.UTC(2026, 0, 15, 12)

  constructor() {
    const page: unknown = { navigator: { userAgent: 'desktop' }, document: this.document }
    this.window = page as Window & typeof globalThis
  }

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
    const end = this.#now + ms
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
      if (!next) break
      this.#timers.delete(next)
      this.#now = next.at
      next.task()
    }
    this.#now = end
  }

  /** The visitor goes to another tab, or comes back. */
  become(visibilityState: 'hidden' | 'visible'): void {
    this.document.visibilityState = visibilityState
    this.document.dispatchEvent(new Event('visibilitychange'))
  }
}

/** Lets everything that is under way come to rest. */
export async function settled(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 0))
}
