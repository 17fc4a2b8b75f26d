/** Runs one piece of work per key at a time, in all tabs of the app's origin. */
export class Exclusive {
  readonly #locks: Pick<LockManager, 'request'> | undefined
  readonly #running: Set<string> = new Set()

  /** @param locks - Undefined in insecure contexts. Only this tab is then exclusive. */
  constructor(locks: Pick<LockManager, 'request'> | undefined) {
    this.#locks = locks
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
        await work()
        return true
      })
    } finally {
      this.#running.delete(key)
    }
  }
}
