import type { ChainNode } from '../../src/indexer/ChainNode'

const SHARED = 10

interface Block {
  readonly number: string
  readonly hash: string
  readonly parentHash: string
  readonly timestamp: string
  readonly transactions: readonly { readonly hash: string }[]
}

/** A chain with two branches that share their first ten blocks. Its nodes follow one branch, or switch between them. */
export class ForkedChain {
  readonly chainId: string
  readonly #branches: readonly (readonly Block[])[]

  /** @param heights - Number of the newest block of each branch. */
  constructor(reference: number, heights: readonly [number, number]) {
    this.chainId = `eip155:${reference}`
    this.#branches = heights.map((height, branch) =>
      Array.from({ length: height + 1 }, (_, number) => blockOf(number, branch)),
    )
  }

  /** Returns the hashes of a branch's blocks, by number. */
  hashes(branch: number): readonly string[] {
    return (this.#branches[branch] ?? []).map(({ hash }) => hash)
  }

  /** Returns a node. `draw` selects the branch for each request. */
  node(draw: () => number): ChainNode {
    const answer = (method: string, params: unknown, branch: number): unknown => {
      const blocks = this.#branches[branch] ?? []
      const [subject] = params as [string]
      if (method === 'eth_chainId') return `0x${Number(this.chainId.slice(7)).toString(16)}`
      if (method === 'eth_blockNumber') return `0x${(blocks.length - 1).toString(16)}`
      const block = blocks[Number(subject)]
      if (method === 'eth_getBlockByNumber') return block ?? null
      return (block?.transactions ?? []).map(({ hash }) => ({
        transactionHash: hash,
        blockHash: block?.hash,
        status: '0x1',
        gasUsed: '0x1',
        logs: [],
      }))
    }
    return {
      request: async (_chainId, method, params) => answer(method, params, draw()),
      batch: async (_chainId, calls) => {
        const branch = draw()
        return calls.map(({ method, params }) => ({ result: answer(method, params, branch) }))
      },
    }
  }
}

function blockOf(number: number, branch: number): Block {
  const from = `0x${'ab'.repeat(20)}`
  const hash = hashOf(number, branch)
  const made = { hash: `0x${'f'.repeat(8)}${hash.slice(10)}`, from, to: from, value: '0x1', nonce: '0x0', input: '0x' }
  const header = { number: `0x${number.toString(16)}`, hash, parentHash: hashOf(number - 1, branch) }
  // Some blocks are empty.
  return { ...header, timestamp: header.number, transactions: number % 3 === 0 ? [] : [made] }
}

function hashOf(number: number, branch: number): string {
  return `0x${(number < SHARED ? 0 : branch).toString(16)}${(number + 1).toString(16).padStart(63, '0')}`
}
