import { ImageRefused } from '../ImageRefused'

/**
 * Maximum number of parts, more than any animation has. Without a limit, millions of empty chunks could take a hundred
 * times the file size in memory.
 */
const MOST = 50_000

/** Collects the parts of an image that are kept. */
export class KeptChunks {
  readonly #parts: Uint8Array[] = []

  /**
   * Adds parts.
   *
   * @throws ImageRefused if there are too many.
   */
  add(...parts: readonly Uint8Array[]): void {
    if (this.#parts.length + parts.length > MOST) throw new ImageRefused('content', 'An image with too many parts')
    this.#parts.push(...parts)
  }

  toBytes(): Buffer {
    return Buffer.concat(this.#parts)
  }
}
