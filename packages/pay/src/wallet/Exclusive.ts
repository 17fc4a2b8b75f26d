/** Runs one piece of work per key at a time, in all tabs of the app's origin. */
export class Exclusive {
  readonly #locks: Pick<LockManager, 'request'> | undefined
  readonly #ended: Promise<void>
  readonly #running: Set<string> = new Set()

  /**
   * @param locks - Undefined in insecure contexts. Only this tab is then exclusive.
   * @param signal - Frees all keys when it aborts.
   */
  constructor(locks: Pick<LockManager, 'request'> | undefined, signal: AbortSignal) {
    this.#locks = locks
    this.#ended = new Promise(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
  }

  /** Resolves with whether `work` ran. It doesn't while other work has the same key. */
  async run(key: string, work: () => Promise<void>): Promise<boolean> {
    if (this.#running.has(key)) return false
    this.#running.add(key)
    try {
      if (!this.#locks) {
        await work()
        return true
      }
      return await this.#locks.request(key, { ifAvailable: true }, async lock => {
        if (!lock) return false
        // A wallet may never answer.
        await Promise.race([work(), this.#ended])
        return true
      })
    } finally {
      this.#running.delete(key)
    }
  }
}
