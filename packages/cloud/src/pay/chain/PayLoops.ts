import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Work that repeats for as long as the server runs. */
export interface PayLoop {
  /** Name for the log. */
  readonly name: string
  /** Milliseconds between two steps. */
  readonly interval: number
  /** Does some work. Returns whether to wait before the next step. */
  step(signal: AbortSignal): Promise<boolean>
  /** Releases what the loop holds. */
  end?(): Promise<void>
}

/** Runs loops until they are closed. A step that fails is tried again. */
export class PayLoops {
  readonly #ending = new AbortController()
  readonly #logger: Pick<Logger, 'warn'>
  readonly #running: Promise<unknown>

  constructor(loops: readonly PayLoop[], logger: Pick<Logger, 'warn'>) {
    this.#logger = logger
    this.#running = Promise.all(loops.map(loop => this.#run(loop)))
  }

  /** Stops the loops. Resolves when nothing is running anymore. */
  async close(): Promise<void> {
    this.#ending.abort()
    await this.#running
  }

  async #run(loop: PayLoop): Promise<void> {
    const { signal } = this.#ending
    let isInTrouble = false
    while (!signal.aborted) {
      let isWaiting = true
      try {
        isWaiting = await loop.step(signal)
        isInTrouble = false
      } catch (err) {
        // Logs once per outage, which may be long.
        if (!isInTrouble && !signal.aborted) this.#logger.warn({ err, loop: loop.name }, "A step of pay didn't work")
        isInTrouble = true
      }
      // Rejects when the loops close.
      if (isWaiting) await wait(loop.interval, undefined, { signal, ref: false }).catch(() => {})
    }
    await loop
      .end?.()
      .catch((err: unknown) => this.#logger.warn({ err, loop: loop.name }, "Couldn't end a loop of pay"))
  }
}
