import { z } from 'zod'
import type { ChainRpc } from '../chains/ChainRpc'
import { quantitySchema, toQuantity } from '../chains/quantity'
import { resultOf } from '../chains/resultOf'
import type { IncomingTransfer, IncomingTransferQuery, IncomingTransferReader } from './IncomingTransfer'

/** `Transfer(address,address,uint256)` */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const lowered = z
  .string()
  .max(200)
  .transform(text => text.toLowerCase())
const receiptSchema = z
  .object({
    status: quantitySchema,
    blockNumber: quantitySchema,
    to: lowered.nullable(),
    logs: z
      .array(z.object({ address: lowered, topics: z.array(lowered).max(4), data: z.string().max(100_000) }))
      .max(20_000),
  })
  .nullable()
const transactionSchema = z.object({ value: quantitySchema }).nullable()
const blockSchema = z.object({ timestamp: quantitySchema }).nullable()

type Receipt = NonNullable<z.infer<typeof receiptSchema>>

/** Reads incoming transfers on EVM chains. A token that keeps a fee of each transfer counts with what arrived. */
export class EvmIncomingTransfers implements IncomingTransferReader {
  readonly #rpc: Pick<ChainRpc, 'batch' | 'request'>

  constructor(rpc: Pick<ChainRpc, 'batch' | 'request'>) {
    this.#rpc = rpc
  }

  async read(
    { address, asset, chainId, txHash }: IncomingTransferQuery,
    signal?: AbortSignal,
  ): Promise<IncomingTransfer> {
    if (!/^0x[0-9a-f]{64}$/i.test(txHash)) return { status: 'elsewhere' }
    const calls = ['eth_getTransactionReceipt', 'eth_getTransactionByHash'] as const
    const [first, second] = await this.#rpc.batch(
      chainId,
      calls.map(method => ({ method, params: [txHash] })),
      signal,
    )
    const receipt = receiptSchema.parse(resultOf(first))
    const transaction = transactionSchema.parse(resultOf(second))
    if (!receipt || !transaction) return { status: 'pending' }
    if (receipt.status !== 1n) return { status: 'elsewhere' }
    const amount =
      asset === 'native'
        ? receipt.to === address
          ? transaction.value
          : await this.#balanceChange(chainId, address, receipt.blockNumber, signal)
        : tokenChange(receipt, asset, address)
    if (amount <= 0n) return { status: 'elsewhere' }
    const block = blockSchema.safeParse(
      await this.#rpc.request(chainId, 'eth_getBlockByNumber', [toQuantity(receipt.blockNumber), false], signal),
    )
    // A reorganization may have dropped the block since the receipt.
    if (!block.data) return { status: 'pending' }
    return { status: 'arrived', amount, minedAt: Number(block.data.timestamp) }
  }

  /** Returns how much a block changed a balance, for coins that a contract pays out, of which receipts show nothing. */
  async #balanceChange(chainId: string, address: string, block: bigint, signal?: AbortSignal): Promise<bigint> {
    const [after, before] = await this.#rpc.batch(
      chainId,
      [block, block - 1n].map(number => ({ method: 'eth_getBalance', params: [address, toQuantity(number)] })),
      signal,
    )
    return quantitySchema.parse(resultOf(after)) - quantitySchema.parse(resultOf(before))
  }
}

/** Returns how much the transfers of a token changed a balance. */
function tokenChange({ logs }: Receipt, token: string, address: string): bigint {
  const account = `0x${address.slice(2).padStart(64, '0')}`
  let change = 0n
  for (const log of logs) {
    const [topic, from, to, more] = log.topics
    if (log.address !== token || topic !== TRANSFER || more !== undefined) continue
    if (!/^0x[0-9a-f]{64}$/i.test(log.data)) continue
    if (to === account) change += BigInt(log.data)
    if (from === account) change -= BigInt(log.data)
  }
  return change
}
