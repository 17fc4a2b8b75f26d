import { z } from 'zod'
import { quantitySchema } from '../../chains/quantity'
import type { ChainTransfer } from './ChainReader'

/** `Transfer(address,address,uint256)` */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** A transaction's or block's hash. */
export const hashSchema: z.ZodType<string, string> = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .transform(text => text.toLowerCase())

const lowered = z
  .string()
  .max(66)
  .transform(text => text.toLowerCase())

/** A receipt, as far as payments need it. */
export interface EvmReceipt {
  readonly status: bigint
  readonly blockNumber: bigint
  readonly blockHash: string
  readonly logs: readonly { readonly address: string; readonly topics: readonly string[]; readonly data: string }[]
}

/** Response of `eth_getTransactionReceipt`. */
export const receiptSchema: z.ZodType<EvmReceipt | null> = z
  .object({
    status: quantitySchema,
    blockNumber: quantitySchema,
    blockHash: hashSchema,
    logs: z
      .array(z.object({ address: lowered, topics: z.array(lowered).max(4), data: z.string().max(200_000) }))
      .max(20_000),
  })
  .nullable()

/** Returns an address as a topic. */
export function addressWord(address: string): string {
  return `0x${address.slice(2).padStart(64, '0')}`
}

/**
 * Returns the ERC-20 transfers of a receipt to the recipients. Positions count the logs of the transaction, because the
 * chain numbers those of the whole block.
 */
export function tokenTransfers(
  { logs, status }: EvmReceipt,
  recipients: ReadonlySet<string>,
): readonly ChainTransfer[] {
  if (status !== 1n) return []
  return logs.flatMap(({ address, data, topics: [topic, from, to = '', more] }, index) => {
    // Transfers of NFTs have a fourth topic.
    if (topic !== TRANSFER || more !== undefined || !/^0x[0-9a-f]{64}$/i.test(data)) return []
    const recipient = `0x${to.slice(26)}`
    const amount = BigInt(data)
    const isOwn = from === to
    if (amount === 0n || isOwn || !recipients.has(recipient)) return []
    return [{ position: `log:${index}`, recipient, asset: address, amount }]
  })
}
