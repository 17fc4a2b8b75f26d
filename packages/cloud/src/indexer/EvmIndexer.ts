import { blockHashSchema, blockNumberSchema } from './blockSchemas'
import type { ChainNode } from './ChainNode'
import type { IndexedBlock } from './IndexedBlock'
import type { IndexPosition, IndexStore } from './IndexStore'
import { readBlocks } from './readBlocks'

export interface EvmIndexerOptions {
  /** Oldest block to read, after all newer ones. Default: `latest`, the newest block when the chain is first read. */
  readonly fromBlock?: number | 'latest' | undefined
  /** Number of blocks to stay behind the newest one. Default: 0, which follows reorganizations of the chain. */
  readonly confirmations?: number | undefined
  /** Blocks per batch. Default: 20. */
  readonly batch?: number | undefined
}

/** The outcome of a step: blocks were added, blocks were removed, or there is nothing to do yet. */
export type IndexerStep = 'read' | 'took-back' | 'waiting'

/** Number of blocks per comparison after a reorganization. */
const COMPARED = 50

/**
 * Indexes one chain, step by step, and removes blocks that a reorganization replaced. All of its state is in the store,
 * so it can stop at any moment.
 */
export class EvmIndexer {
  readonly #store: IndexStore
  readonly #node: ChainNode
  readonly #chainId: string
  readonly #options: EvmIndexerOptions

  constructor(store: IndexStore, node: ChainNode, chainId: string, options: EvmIndexerOptions = {}) {
    this.#store = store
    this.#node = node
    this.#chainId = chainId
    this.#options = options
  }

  /**
   * Reads the next or older blocks, or removes those that a reorganization replaced.
   *
   * @throws Error if the node is unreachable or contradicts itself. Nothing is lost, so a retry may succeed.
   */
  async step(signal?: AbortSignal): Promise<IndexerStep> {
    const { batch = 20, confirmations = 0 } = this.#options
    const newest = await this.#newest(signal)
    const head = newest - confirmations
    const position = (await this.#store.position(this.#chainId)) ?? (await this.#begin(head))
    if (!position) return 'waiting'
    const { lastHash, nextBlock } = position
    if (nextBlock > head) {
      // The chain has no new block, or the node lags behind. Either way, the newest block that both the index and the
      // node have must be the same.
      const number = Math.min(nextBlock - 1, newest)
      if (number < position.firstBlock) return 'waiting'
      if (!(await this.#isOnChain(number, position, signal))) return this.#takeBack(position, signal)
      return this.#readOlder(position, batch, signal)
    }
    const range = { from: nextBlock, to: Math.min(head, nextBlock + batch - 1) }
    const blocks = linked(await readBlocks(this.#node, this.#chainId, range, signal))
    const [first] = blocks
    if (!first) return 'waiting'
    if (lastHash === null) await this.#checkChain(signal)
    else if (first.parentHash !== lastHash) return this.#takeBack(position, signal)
    return (await this.#store.append(this.#chainId, blocks, position)) ? 'read' : 'waiting'
  }

  /** Starts with the newest block, because users look for recent transactions first. */
  async #begin(head: number): Promise<IndexPosition | undefined> {
    const { fromBlock = 'latest' } = this.#options
    if (head < 0) return undefined
    await this.#store.begin(this.#chainId, fromBlock === 'latest' ? head : Math.max(head, fromBlock))
    return this.#store.position(this.#chainId)
  }

  /** Reads the blocks before the first indexed one, as far back as configured. */
  async #readOlder(position: IndexPosition, batch: number, signal: AbortSignal | undefined): Promise<IndexerStep> {
    const { fromBlock = 'latest' } = this.#options
    const { firstBlock: to, lastHash } = position
    if (fromBlock === 'latest' || fromBlock >= to || lastHash === null) return 'waiting'
    const from = Math.max(fromBlock, to - batch)
    const blocks = linked(await readBlocks(this.#node, this.#chainId, { from, to }, signal))
    const first = blocks.at(-1)
    // The node has lost its oldest blocks, or has reorganized since.
    if (first?.number !== to) throw new Error(`A node of ${this.#chainId} has no block ${from} that leads to ${to}`)
    const known = await this.#storedAt(to, position)
    if (known !== undefined && known !== first.hash) return 'waiting'
    return (await this.#store.prepend(this.#chainId, blocks.slice(0, -1), position)) ? 'read' : 'waiting'
  }

  async #isOnChain(number: number, position: IndexPosition, signal: AbortSignal | undefined): Promise<boolean> {
    const stored = await this.#storedAt(number, position)
    if (stored === undefined) return true
    const [now] = await this.#hashes([number], signal)
    return now === undefined || now === stored
  }

  async #storedAt(number: number, { nextBlock, lastHash }: IndexPosition): Promise<string | undefined> {
    if (number === nextBlock - 1) return lastHash ?? undefined
    const [block] = await this.#store.blocksBelow(this.#chainId, number + 1, 1)
    return block?.number === number ? block.hash : undefined
  }

  /** Removes the blocks above the newest one that the chain still has. */
  async #takeBack(position: IndexPosition, signal: AbortSignal | undefined): Promise<IndexerStep> {
    await this.#checkChain(signal)
    const common = await this.#newestCommon(position, signal)
    if (common === position.nextBlock - 1) return 'waiting'
    return (await this.#store.takeBack(this.#chainId, common + 1, position)) ? 'took-back' : 'waiting'
  }

  async #newestCommon(position: IndexPosition, signal: AbortSignal | undefined): Promise<number> {
    let hasOther = false
    let stored = await this.#store.blocksBelow(this.#chainId, position.nextBlock, COMPARED)
    while (stored.length > 0) {
      const numbers = stored.map(({ number }) => number)
      const now = await this.#hashes(numbers, signal)
      const common = stored.find(({ hash }, index) => now[index] === hash)
      if (common) return common.number
      hasOther = now.at(-1) !== undefined
      stored = await this.#store.blocksBelow(this.#chainId, numbers.at(-1) ?? 0, COMPARED)
    }
    // The node has other blocks than the index, for example because a local chain restarted. Read the whole chain
    // again.
    if (hasOther) return position.firstBlock - 1
    throw new Error(`A node of ${this.#chainId} has none of the blocks that were read before`)
  }

  /**
   * Returns the hashes of blocks. Undefined for a block that the node doesn't have.
   *
   * @throws ChainRefused if a node rejects a call.
   */
  async #hashes(numbers: readonly number[], signal: AbortSignal | undefined): Promise<readonly (string | undefined)[]> {
    const calls = numbers.map(number => ({
      method: 'eth_getBlockByNumber',
      params: [`0x${number.toString(16)}`, false],
    }))
    const answers = await this.#node.batch(this.#chainId, calls, signal)
    return answers.map(({ error, result }) => {
      if (error) throw error
      return result === null ? undefined : blockHashSchema.parse(result).hash
    })
  }

  /** Throws if the upstream serves a different chain, which must neither start this chain's history nor remove it. */
  async #checkChain(signal: AbortSignal | undefined): Promise<void> {
    const reference = blockNumberSchema.parse(await this.#node.request(this.#chainId, 'eth_chainId', [], signal))
    if (`eip155:${reference}` !== this.#chainId) throw new Error(`A node of ${this.#chainId} serves chain ${reference}`)
  }

  async #newest(signal: AbortSignal | undefined): Promise<number> {
    return blockNumberSchema.parse(await this.#node.request(this.#chainId, 'eth_blockNumber', [], signal))
  }
}

/**
 * Returns the blocks before the first one that doesn't follow the previous block. Such a break means that the chain
 * changed during the read.
 */
function linked(blocks: readonly IndexedBlock[]): readonly IndexedBlock[] {
  const end = blocks.findIndex((block, index) => index > 0 && block.parentHash !== blocks[index - 1]?.hash)
  return end < 0 ? blocks : blocks.slice(0, end)
}
