/** A row that waits for its turn. */
interface Waiting {
  readonly index: number
  readonly show: () => void
}

/** A list that goes by more than so many rows from one frame to the next is flung: nobody sees what it shows. */
const flung = 1

/**
 * Lets rows show their pictures one at a time, in every second frame, those in sight first. A picture is a document of its own for the browser: a screenful of them
 * at once, as a quick scroll would bring, stops everything for a tenth of a second on a slow phone. While the list is flung nothing is asked for.
 */
export class PictureQueue {
  /** The row in the middle of what is in sight. */
  middle = 0
  readonly #page: () => Window | null | undefined
  readonly #waiting: Set<Waiting> = new Set()
  #frame: number | undefined
  /** Where the middle was in the last frame. */
  #before = 0
  /** The last frame had its picture, and what the browser makes of it falls into this one. */
  #rests = false

  /** @param page - Whose frames it follows, read when it is needed. */
  constructor(page: () => Window | null | undefined) {
    this.#page = page
  }

  /** Calls `show` when it is the turn of the row at `index`. Returns what gives the place up. */
  join(index: number, show: () => void): () => void {
    const place: Waiting = { index, show }
    this.#waiting.add(place)
    this.#plan()
    return () => void this.#waiting.delete(place)
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
    const next = others.reduce((best, place) => (distance(place) < distance(best) ? place : best), first)
    this.#waiting.delete(next)
    next.show()
  }
}
