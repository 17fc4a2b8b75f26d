/** Characters of a hash that are kept, its last ones: enough to tell the transactions of one account apart. */
const LENGTH = 12
/** How many are kept: a cursor is part of an address, and those have their limits. */
const MOST = 80

/** Transactions that earlier pages had, and that could come again because their chain exchanges its newest blocks. */
export class ShownHashes {
  readonly #keys: readonly string[]

  /** @param text - what `toString` gave. */
  constructor(text = '') {
    this.#keys = text.match(/[0-9a-f]{12}/g) ?? []
  }

  get size(): number {
    return this.#keys.length
  }

  has(hash: string): boolean {
    return this.#keys.includes(keyOf(hash))
  }

  /** These and one more. */
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
