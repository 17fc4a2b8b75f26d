import { ImageRefused } from '../ImageRefused'

/** More than any animation has. Without a limit, a file of millions of empty parts takes a hundred times its size in memory. */
const MOST = 50_000

/** The parts of a picture that stay in it. */
export class KeptParts {
  readonly #parts: Uint8Array[] = []

  /** @throws ImageRefused when there are too many. */
  add(...parts: readonly Uint8Array[]): void {
    if (this.#parts.length + parts.length > MOST) throw new ImageRefused('content', 'A picture of too many parts')
    this.#parts.push(...parts)
  }

  toBytes(): Buffer {
    return Buffer.concat(this.#parts)
  }
}
