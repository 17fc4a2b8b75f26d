import { ImageRefused } from './ImageRefused'

/** Limits concurrent and waiting work. Rejects the rest immediately, because it would only time out. */
export class WorkQueue {
  readonly #atOnce: number
  readonly #waitingLimit: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, waiting: number) {
    this.#atOnce = atOnce
    this.#waitingLimit = waiting
  }

  /**
   * Runs work as soon as there is a free slot.
   *
   * @throws ImageRefused if too much work is waiting.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#waitingLimit)
        throw new ImageRefused('busy', 'Too many images are being fetched')
      // Finished work passes its slot to the next in line, so newer work can't take the slot first.
      await new Promise<void>(resolve => this.#waiting.push(resolve))
    } else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
