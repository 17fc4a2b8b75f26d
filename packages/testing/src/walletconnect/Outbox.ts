/** What the wallet has to say to dapps, in order; while it is offline, what it would say waits. */
export class Outbox {
  #last: Promise<unknown> = Promise.resolve()
  #comeBack: (() => void) | undefined
  #online: Promise<void> = Promise.resolve()

  get isOnline(): boolean {
    return this.#comeBack === undefined
  }

  /** Runs `task` after those before it. Resolves with its result, or at once with undefined when there is nobody to say it to before the wallet comes back. */
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

  /** Resolves when everything that waited has been said. */
  async goOnline(): Promise<void> {
    this.#comeBack?.()
    this.#comeBack = undefined
    await this.#last
  }
}
