import { ImageRefused } from './ImageRefused'

/** Lets so many run at once and so many wait; the rest are turned away at once, because they would only be late. */
export class WorkQueue {
  readonly #atOnce: number
  readonly #waitingLimit: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, waiting: number) {
    this.#atOnce = atOnce
    this.#waitingLimit = waiting
  }

  /** @throws ImageRefused when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#waitingLimit)
        throw new ImageRefused('busy', 'Too many pictures are being fetched')
      // Work that ends hands its slot to the next in line, so that newer work can't take it first.
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
