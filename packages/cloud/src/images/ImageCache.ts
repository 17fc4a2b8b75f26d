import { LRUCache } from 'lru-cache'
import type { CleanImage } from './formats/CleanImage'
import type { ImageRefused } from './ImageRefused'

/** An image, or the reason why there is none. */
export type ImageOutcome = { readonly image: CleanImage } | { readonly refusal: ImageRefused }

interface Entry {
  readonly outcome: ImageOutcome
  readonly until: number
}

/** Estimated bytes of a cache entry in addition to its image. */
const OVERHEAD = 1024

/** Caches recent outcomes up to a total size. Drops the least recently used ones first. */
export class ImageCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #now: () => number

  /** @param limit - Maximum total size in bytes. Larger outcomes aren't cached. */
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

  /**
   * Caches an outcome.
   *
   * @param lifetime Milliseconds.
   */
  set(key: string, outcome: ImageOutcome, lifetime: number): void {
    this.#entries.set(key, { outcome, until: this.#now() + lifetime })
  }
}

function sizeOf({ outcome }: Entry, key: string): number {
  return OVERHEAD + key.length + ('image' in outcome ? outcome.image.bytes.length : 0)
}
