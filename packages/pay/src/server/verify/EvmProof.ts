import { z } from 'zod'
import { PayServerError } from '../errors/PayServerError'
import type { ChainProof, ProvenTransaction, ProvenTransfer } from './ChainProof'
import type { NodeClient } from './NodeClient'

/** `Transfer(address,address,uint256)` */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** Depth from which a chain without finalized blocks counts as final. */
const BURIED = 256n

const lowered = z.string().transform(text => text.toLowerCase())
const quantity = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/i)
  .transform(BigInt)
const logSchema = z.object({
  address: lowered,
  topics: z.array(lowered),
  data: lowered,
  removed: z.boolean().optional(),
})
const receiptSchema = z
  .object({
    transactionHash: lowered,
    status: quantity,
    blockNumber: quantity,
    blockHash: lowered,
    logs: z.array(logSchema),
  })
  .nullable()
const transactionSchema = z
  .object({ hash: lowered, blockHash: lowered.nullable(), to: lowered.nullish(), value: quantity })
  .nullable()
const headerSchema = z.object({ number: quantity, hash: lowered, timestamp: quantity }).nullable()

type Receipt = NonNullable<z.infer<typeof receiptSchema>>
type Header = NonNullable<z.infer<typeof headerSchema>>

/** Reads payments on an EVM chain. A transaction counts only in the block that the chain has now. */
export class EvmProof implements ChainProof {
  readonly #chainId: string
  readonly #node: Pick<NodeClient, 'call'>

  constructor(chainId: string, node: Pick<NodeClient, 'call'>) {
    this.#chainId = chainId
    this.#node = node
  }

  async transaction(
    hash: string,
    recipients: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<ProvenTransaction | undefined> {
    if (!/^0x[0-9a-f]{64}$/.test(hash)) return undefined
    await this.#assertChain(signal)
    const [receipt, transaction] = await Promise.all([
      this.#node.call('eth_getTransactionReceipt', [hash], receiptSchema, signal),
      this.#node.call('eth_getTransactionByHash', [hash], transactionSchema, signal),
    ])
    if (receipt?.transactionHash !== hash || transaction?.hash !== hash) return undefined
    const block = await this.#header(`0x${receipt.blockNumber.toString(16)}`, signal)
    if (block?.hash !== receipt.blockHash || transaction.blockHash !== receipt.blockHash) return undefined
    const [head, finalized] = await Promise.all([this.#header('latest', signal), this.#finalized(signal)])
    const depth = head && head.number >= block.number ? head.number - block.number + 1n : 1n
    const { to, value } = transaction
    const isPaid = value > 0n && typeof to === 'string' && recipients.has(to)
    const coins = isPaid ? [{ asset: 'native', recipient: to, amount: value }] : []
    return {
      transfers: receipt.status === 1n ? [...coins, ...tokenTransfers(receipt, recipients)] : [],
      accounts: [],
      confirmations: Number(depth),
      isFinalized: finalized ? block.number <= finalized.number : depth > BURIED,
      minedAt: Number(block.timestamp) * 1000,
    }
  }

  async balance(recipient: string, confirmations: number | null, signal: AbortSignal): Promise<bigint | undefined> {
    await this.#assertChain(signal)
    const head = await this.#header('latest', signal)
    const finalized = confirmations === null ? await this.#finalized(signal) : undefined
    const depth = confirmations === null ? BURIED : BigInt(confirmations) - 1n
    const number = finalized?.number ?? (head && head.number >= depth ? head.number - depth : undefined)
    if (number === undefined) return undefined
    return this.#node.call('eth_getBalance', [recipient, `0x${number.toString(16)}`], quantity, signal)
  }

  /** Throws if the node belongs to another chain, because the payments there can be worthless. */
  async #assertChain(signal: AbortSignal): Promise<void> {
    const id = await this.#node.call('eth_chainId', [], quantity, signal)
    if (`eip155:${id}` === this.#chainId) return
    throw new PayServerError(
      'pay/chain-unavailable',
      `The URL of ${this.#chainId} in \`rpcUrls\` is a node of eip155:${id}. Correct it.`,
    )
  }

  async #header(tag: string, signal: AbortSignal): Promise<Header | undefined> {
    return (await this.#node.call('eth_getBlockByNumber', [tag, false], headerSchema, signal)) ?? undefined
  }

  /** Returns the newest finalized block. Undefined for chains that have none. */
  #finalized(signal: AbortSignal): Promise<Header | undefined> {
    return this.#header('finalized', signal).catch(() => undefined)
  }
}

function tokenTransfers({ logs }: Receipt, recipients: ReadonlySet<string>): readonly ProvenTransfer[] {
  return logs.flatMap(({ address, data, removed, topics }): ProvenTransfer[] => {
    const [topic, from, to = '', more] = topics
    // Transfers of NFTs have a fourth topic.
    if (topic !== TRANSFER || more !== undefined || removed === true || from === to) return []
    if (!/^0x[0-9a-f]{64}$/.test(data) || !/^0x0{24}[0-9a-f]{40}$/.test(to)) return []
    const recipient = `0x${to.slice(26)}`
    return recipients.has(recipient) ? [{ asset: address, recipient, amount: BigInt(data) }] : []
  })
}
