import { z } from 'zod'
import type { ChainAnswer } from '../chains/ChainRpc'
import { blockSchema, type NodeBlock, type NodeReceipt, receiptSchema } from './blockSchemas'
import type { ChainNode } from './ChainNode'
import type { IndexedBlock, IndexedTransaction } from './IndexedBlock'
import { readTransfers } from './readTransfers'

/**
 * Returns the blocks `from` to `to` with their transfers, or fewer if the node doesn't have all of them.
 *
 * @throws Error if the node doesn't respond, or if its responses don't match because the chain changed in between.
 */
export async function readBlocks(
  node: ChainNode,
  chainId: string,
  { from, to }: { readonly from: number; readonly to: number },
  signal?: AbortSignal,
): Promise<readonly IndexedBlock[]> {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => `0x${(from + index).toString(16)}`)
  const answers = await node.batch(
    chainId,
    numbers.map(number => ({ method: 'eth_getBlockByNumber', params: [number, true] })),
    signal,
  )
  const known = answers.findIndex(({ error, result }) => !error && result === null)
  const blocks = answers.slice(0, known < 0 ? undefined : known).map(answer => blockSchema.parse(resultOf(answer)))
  const other = blocks.find(({ number }, index) => number !== from + index)
  if (other) throw new Error(`A node of ${chainId} returned block ${other.number}, which was not requested`)
  const filled = blocks.filter(({ transactions }) => transactions.length > 0)
  const receipts = await readReceipts(node, chainId, filled, signal)
  return blocks.map(block => joined(block, receipts.get(block.hash) ?? []))
}

type Receipts = ReadonlyMap<string, readonly NodeReceipt[]>

/** Returns the receipts by block hash. */
async function readReceipts(
  node: ChainNode,
  chainId: string,
  blocks: readonly NodeBlock[],
  signal: AbortSignal | undefined,
): Promise<Receipts> {
  if (blocks.length === 0) return new Map()
  const answers = await node.batch(
    chainId,
    blocks.map(({ number }) => ({ method: 'eth_getBlockReceipts', params: [`0x${number.toString(16)}`] })),
    signal,
  )
  const read = async (block: NodeBlock, index: number): Promise<[string, readonly NodeReceipt[]]> => {
    const answer = answers[index]
    // Not every node supports `eth_getBlockReceipts`.
    const found = !answer || answer.error ? await oneByOne(node, chainId, block, signal) : answer.result
    return [block.hash, z.array(receiptSchema).parse(found)]
  }
  const all: [string, readonly NodeReceipt[]][] = []
  for (const [index, block] of blocks.entries()) all.push(await read(block, index))
  return new Map(all)
}

const RECEIPTS_AT_ONCE = 200

async function oneByOne(
  node: ChainNode,
  chainId: string,
  { transactions }: NodeBlock,
  signal: AbortSignal | undefined,
): Promise<readonly unknown[]> {
  const found: unknown[] = []
  for (let start = 0; start < transactions.length; start += RECEIPTS_AT_ONCE) {
    const calls = transactions
      .slice(start, start + RECEIPTS_AT_ONCE)
      .map(({ hash }) => ({ method: 'eth_getTransactionReceipt', params: [hash] }))
    found.push(...(await node.batch(chainId, calls, signal)).map(resultOf))
  }
  return found
}

function resultOf({ error, result }: ChainAnswer): unknown {
  if (error) throw error
  return result
}

/**
 * Combines a block with its receipts. Receipts contain the hash of their block, so those of another branch are
 * rejected, whichever node they come from.
 *
 * @throws Error if a receipt is missing or belongs to another block.
 */
function joined(block: NodeBlock, receipts: readonly NodeReceipt[]): IndexedBlock {
  const byHash = new Map(receipts.map(receipt => [receipt.transactionHash, receipt]))
  const transactions = block.transactions.map((transaction, index): IndexedTransaction => {
    const receipt = byHash.get(transaction.hash)
    if (receipt?.blockHash !== block.hash) throw new Error(`Block ${block.number} changed while it was read`)
    const { from, hash, input, nonce, to = null, value } = transaction
    const isSuccess = receipt.status !== 0n
    const recipient = to ?? receipt.contractAddress
    const hasMoved = isSuccess && value > 0n && recipient !== null && recipient !== undefined
    const native = { logIndex: -1, position: 0, kind: 'native', token: null, tokenId: null } as const
    return {
      index,
      hash,
      from,
      to,
      contract: receipt.contractAddress ?? null,
      selector: to === null || input.length < 10 ? '' : input.slice(0, 10),
      nonce,
      isSuccess,
      value,
      fee: receipt.gasUsed * (receipt.effectiveGasPrice ?? transaction.gasPrice ?? 0n),
      transfers: [
        ...(hasMoved ? [{ ...native, from, to: recipient, amount: value }] : []),
        ...receipt.logs.flatMap(readTransfers),
      ],
    }
  })
  const { hash, number, parentHash, timestamp } = block
  return { number, hash, parentHash, minedAt: new Date(timestamp * 1000), transactions }
}
