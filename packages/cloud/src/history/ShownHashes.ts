/** Number of characters to keep from the end of a hash, enough to distinguish the transactions of one account. */
const LENGTH = 12
/** Maximum number of hashes. They are part of a cursor, and so of a URL with limited length. */
const MOST = 80

/** Hashes from earlier pages. After a reorganization, their transactions could appear again. */
export class ShownHashes {
  readonly #keys: readonly string[]

  /** @param text - Result of another instance's `toString`. */
  constructor(text = '') {
    this.#keys = text.match(/[0-9a-f]{12}/g) ?? []
  }

  get size(): number {
    return this.#keys.length
  }

  has(hash: string): boolean {
    return this.#keys.includes(keyOf(hash))
  }

  /** Returns a copy with one more hash. Beyond the maximum, drops the oldest hash. */
  with(hash: string): ShownHashes {
    return new ShownHashes([...this.#keys, keyOf(hash)].slice(-MOST).join(''))
  }

  toString(): string {
    return this.#keys.join('')
  }
}

function keyOf(hash: string): string {
  return hash.slice(-LENGTH)
}
