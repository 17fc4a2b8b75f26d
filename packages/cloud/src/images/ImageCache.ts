import type { CleanImage } from './formats/CleanImage'
import type { ImageRefused } from './ImageRefused'

/** A picture, or why there is none. */
export type ImageOutcome = { readonly image: CleanImage } | { readonly refusal: ImageRefused }

interface Entry {
  readonly outcome: ImageOutcome
  readonly until: number
  readonly size: number
}

/** What an entry takes besides its picture. */
const OVERHEAD = 1024

/** Outcomes of late, up to a number of bytes; the longest unused goes first. */
export class ImageCache {
  readonly #limit: number
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  #size = 0

  constructor(limit: number, now: () => number = Date.now) {
    this.#limit = limit
    this.#now = now
  }

  get(key: string): ImageOutcome | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#drop(key, entry)
    if (entry.until <= this.#now()) return undefined
    this.#keep(key, entry)
    return entry.outcome
  }

  /** @param lifetime Milliseconds. */
  set(key: string, outcome: ImageOutcome, lifetime: number): void {
    const old = this.#entries.get(key)
    if (old) this.#drop(key, old)
    const size = OVERHEAD + key.length + ('image' in outcome ? outcome.image.bytes.length : 0)
    if (size > this.#limit) return
    this.#keep(key, { outcome, until: this.#now() + lifetime, size })
    for (const [oldest, entry] of this.#entries) {
      if (this.#size <= this.#limit) break
      this.#drop(oldest, entry)
    }
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry)
    this.#size += entry.size
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#size -= entry.size
  }
}
