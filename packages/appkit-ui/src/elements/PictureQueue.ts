/** Row that is waiting for its picture. */
interface QueuedPicture {
  readonly index: number
  readonly show: () => void
}

/** Scroll speed in rows per frame above which the queue pauses. */
const flung = 1

/**
 * Shows the pictures of rows one at a time, every second frame, starting with the row closest to the middle of the
 * viewport. The browser loads each SVG picture as a separate document. On a slow phone, a screenful in one frame blocks
 * rendering for about 100 ms. Fast scrolling pauses the queue.
 */
export class PictureQueue {
  /** Position of the viewport's middle, in rows. May be fractional. */
  middle = 0
  readonly #page: () => Window | null | undefined
  readonly #waiting: Set<QueuedPicture> = new Set()
  #frame: number | undefined
  /** Value of `middle` in the previous frame. */
  #before = 0
  /** Whether the previous frame showed a picture. The browser renders it in this frame. */
  #rests = false

  /** @param page - Returns the window whose animation frames the queue uses. */
  constructor(page: () => Window | null | undefined) {
    this.#page = page
  }

  /**
   * Queues the row at `index` and calls `show` when its turn comes. Returns a function that removes the row from the
   * queue.
   */
  join(index: number, show: () => void): () => void {
    const entry: QueuedPicture = { index, show }
    this.#waiting.add(entry)
    this.#plan()
    return () => void this.#waiting.delete(entry)
  }

  #plan(): void {
    if (this.#frame !== undefined || this.#waiting.size === 0) return
    this.#frame = this.#page()?.requestAnimationFrame(() => {
      this.#frame = undefined
      const isStill = Math.abs(this.middle - this.#before) <= flung
      this.#before = this.middle
      this.#rests = !this.#rests && isStill
      if (this.#rests) this.#showNext()
      this.#plan()
    })
  }

  #showNext(): void {
    const distance = ({ index }: QueuedPicture) => Math.abs(index - this.middle)
    const [first, ...others] = this.#waiting
    if (!first) return
    const next = others.reduce((best, entry) => (distance(entry) < distance(best) ? entry : best), first)
    this.#waiting.delete(next)
    next.show()
  }
}
