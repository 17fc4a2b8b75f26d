/** Row waiting for its picture. */
interface Waiting {
  readonly index: number
  readonly show: () => void
}

/** Rows per frame above which a scroll counts as fast. No pictures load then. */
const flung = 1

/**
 * Shows the pictures of rows one at a time, every second frame, starting with the visible rows. The browser loads each
 * picture as a separate document. On a slow phone, a screenful in one frame blocks rendering for about 100 ms. Fast
 * scrolling pauses the queue.
 */
export class PictureQueue {
  /** Index of the row in the middle of the viewport. */
  middle = 0
  readonly #page: () => Window | null | undefined
  readonly #waiting: Set<Waiting> = new Set()
  #frame: number | undefined
  /** Middle row in the previous frame. */
  #before = 0
  /** Whether the previous frame showed a picture. The browser renders it in this frame. */
  #rests = false

  /** @param page - Returns the window whose frames the queue follows. */
  constructor(page: () => Window | null | undefined) {
    this.#page = page
  }

  /** Queues the row at `index` and calls `show` when its turn comes. Returns a function that leaves the queue. */
  join(index: number, show: () => void): () => void {
    const entry: Waiting = { index, show }
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
    const distance = ({ index }: Waiting) => Math.abs(index - this.middle)
    const [first, ...others] = this.#waiting
    if (!first) return
    const next = others.reduce((best, entry) => (distance(entry) < distance(best) ? entry : best), first)
    this.#waiting.delete(next)
    next.show()
  }
}
