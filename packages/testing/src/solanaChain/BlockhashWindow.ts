import { randomBytes } from 'node:crypto'
import { base58 } from '@scure/base'

/** Number of blocks for which a blockhash is valid. */
export const blockhashLifetime = 150n

/** The blockhashes that are currently valid. */
export class BlockhashWindow {
  readonly #lastValid = new Map<string, bigint>()
  #latest: { readonly blockhash: string; readonly lastValidBlockHeight: bigint }

  constructor(height: bigint) {
    this.#latest = this.#make(height)
  }

  get latest(): { readonly blockhash: string; readonly lastValidBlockHeight: bigint } {
    return this.#latest
  }

  /** Creates the hash of a new block at `height` and removes the hashes that have expired by then. */
  advance(height: bigint): void {
    for (const [blockhash, last] of this.#lastValid) if (last < height) this.#lastValid.delete(blockhash)
    this.#latest = this.#make(height)
  }

  isValid(blockhash: string): boolean {
    return this.#lastValid.has(blockhash)
  }

  #make(height: bigint): { blockhash: string; lastValidBlockHeight: bigint } {
    const made = { blockhash: base58.encode(randomBytes(32)), lastValidBlockHeight: height + blockhashLifetime }
    this.#lastValid.set(made.blockhash, made.lastValidBlockHeight)
    return made
  }
}
