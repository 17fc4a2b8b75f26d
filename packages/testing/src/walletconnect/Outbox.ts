/** The wallet's messages to apps, in order. Messages wait while the wallet is offline. */
export class Outbox {
  #last: Promise<unknown> = Promise.resolve()
  #comeBack: (() => void) | undefined
  #online: Promise<void> = Promise.resolve()

  get isOnline(): boolean {
    return this.#comeBack === undefined
  }

  /**
   * Runs `task` after the earlier ones and resolves with its result. While the wallet is offline, resolves with
   * undefined immediately and runs `task` later.
   */
  async run<result>(task: () => Promise<result>): Promise<result | undefined> {
    const turn = this.#last.then(() => this.#online).then(task)
    this.#last = turn.catch(() => {})
    return this.isOnline ? turn : undefined
  }

  goOffline(): void {
    if (!this.isOnline) return
    this.#online = new Promise(resolve => {
      this.#comeBack = resolve
    })
  }

  /** Resolves once all waiting messages have been sent. */
  async goOnline(): Promise<void> {
    this.#comeBack?.()
    this.#comeBack = undefined
    await this.#last
  }
}
