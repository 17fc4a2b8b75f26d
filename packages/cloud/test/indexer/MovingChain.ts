import type { IndexedBlock } from '../../src/indexer/IndexedBlock'
import { type IndexPosition, IndexStore } from '../../src/indexer/IndexStore'
import type { Database } from '../../src/storage/Database'

/**
 * A chain with one account's transactions, written to the index as an indexer does. It can replace its newest blocks.
 */
export class MovingChain {
  readonly chainId: string
  readonly #store: IndexStore
  readonly #account: string
  /** Transaction hashes by block. */
  readonly #blocks: (readonly string[])[] = []
  readonly #blockHashes: string[] = [hashOf(0)]
  #serial = 0

  private constructor(store: IndexStore, chainId: string, account: string) {
    this.#store = store
    this.chainId = chainId
    this.#account = account
  }

  static async begin(database: Database, chainId: string, account: string): Promise<MovingChain> {
    const store = new IndexStore(database)
    await store.begin(chainId, 0)
    return new MovingChain(store, chainId, account)
  }

  /** Transaction hashes, oldest first. */
  get transactions(): readonly string[] {
    return this.#blocks.flat()
  }

  /** Adds blocks with these numbers of new transactions. */
  async grow(counts: readonly number[]): Promise<void> {
    await this.append(counts.map(count => Array.from({ length: count }, () => this.#hash())))
  }

  /**
   * Replaces the newest blocks with a longer branch that contains most of their transactions in a different order.
   * Returns the hashes of the transactions that it omits.
   */
  async exchange(depth: number, seed: number): Promise<readonly string[]> {
    const taken = await this.rewind(depth)
    const rank = (hash: string): number => Number((BigInt(hash) * BigInt(seed)) % 9973n)
    const shuffled = taken.toSorted((one, other) => rank(one) - rank(other))
    const lost = shuffled.filter(hash => rank(hash) % 7 === 0)
    const staying = shuffled.filter(hash => !lost.includes(hash))
    const blocks = Array.from({ length: depth + 1 }, (_, index) =>
      staying.filter(hash => rank(hash) % (depth + 1) === index),
    )
    await this.append([...blocks, [this.#hash()]])
    return lost
  }

  /** Removes the newest blocks. Returns the hashes of their transactions. */
  async rewind(depth: number): Promise<readonly string[]> {
    const position = await this.#position()
    const taken = this.#blocks.splice(-depth)
    this.#blockHashes.splice(-taken.length)
    await this.#store.takeBack(this.chainId, this.#blocks.length, position)
    return taken.flat()
  }

  async append(blocks: readonly (readonly string[])[]): Promise<void> {
    const added = blocks.map(hashes => {
      const parentHash = this.#blockHashes.at(-1) ?? hashOf(0)
      const hash = this.#hash()
      this.#blockHashes.push(hash)
      this.#blocks.push(hashes)
      return this.#block(this.#blocks.length - 1, { hash, parentHash }, hashes)
    })
    if (!(await this.#store.append(this.chainId, added, await this.#position())))
      throw new Error('Another process wrote to this chain')
  }

  #block(
    number: number,
    hashes: Pick<IndexedBlock, 'hash' | 'parentHash'>,
    transactions: readonly string[],
  ): IndexedBlock {
    const [from, to] = [this.#account, `0x${'cd'.repeat(20)}`]
    const transfer = {
      logIndex: -1,
      position: 0,
      kind: 'native',
      token: null,
      tokenId: null,
      from,
      to,
      amount: 1n,
    } as const
    const made = { from, to, contract: null, selector: '', nonce: 0, isSuccess: true, value: 1n, fee: 1n }
    return {
      number,
      ...hashes,
      minedAt: new Date(number * 1000),
      transactions: transactions.map((hash, index) => ({ ...made, index, hash, transfers: [transfer] })),
    }
  }

  async #position(): Promise<IndexPosition> {
    const position = await this.#store.position(this.chainId)
    if (!position) throw new Error('The chain was not begun')
    return position
  }

  #hash(): string {
    this.#serial += 1
    return hashOf(this.#serial)
  }
}

function hashOf(serial: number): string {
  return `0x${serial.toString(16).padStart(64, '0')}`
}
