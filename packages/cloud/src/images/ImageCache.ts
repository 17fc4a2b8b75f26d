import { LRUCache } from 'lru-cache'
import type { CleanImage } from './formats/CleanImage'
import type { ImageRefused } from './ImageRefused'

/** A picture, or why there is none. */
export type ImageOutcome = { readonly image: CleanImage } | { readonly refusal: ImageRefused }

interface Entry {
  readonly outcome: ImageOutcome
  readonly until: number
}

/** What an entry takes besides its picture. */
const OVERHEAD = 1024

/** Outcomes of late, up to a number of bytes; the longest unused goes first. */
export class ImageCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #now: () => number

  /** @param limit - Bytes. What takes more is not kept. */
  constructor(limit: number, now: () => number = Date.now) {
    this.#entries = new LRUCache({ maxSize: limit, sizeCalculation: sizeOf })
    this.#now = now
  }

  get(key: string): ImageOutcome | undefined {
    const entry = this.#entries.get(key)
    if (!entry || entry.until > this.#now()) return entry?.outcome
    this.#entries.delete(key)
    return undefined
  }

  /** @param lifetime Milliseconds. */
  set(key: string, outcome: ImageOutcome, lifetime: number): void {
    this.#entries.set(key, { outcome, until: this.#now() + lifetime })
  }
}

function sizeOf({ outcome }: Entry, key: string): number {
  return OVERHEAD + key.length + ('image' in outcome ? outcome.image.bytes.length : 0)
}
