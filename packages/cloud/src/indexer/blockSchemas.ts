import { z } from 'zod'

const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform(BigInt)
const count = quantity.transform(Number).refine(Number.isSafeInteger, 'is too large')
const hex = (length: number): z.ZodType<string> =>
  z
    .string()
    .regex(new RegExp(`^0x[0-9a-fA-F]{${length}}$`))
    .transform(text => text.toLowerCase())
const bytes = z
  .string()
  .regex(/^0x(?:[0-9a-fA-F]{2})*$/)
  .transform(text => text.toLowerCase())

const logSchema = z.object({ address: hex(40), topics: z.array(hex(64)).max(4), data: bytes, logIndex: count })

/** A log of a contract. `data` is hex with `0x`. */
export interface NodeLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
  readonly logIndex: number
}

export interface NodeReceipt {
  readonly transactionHash: string
  readonly blockHash: string
  /** Missing before the Byzantium fork. */
  readonly status?: bigint | undefined
  readonly gasUsed: bigint
  readonly effectiveGasPrice?: bigint | undefined
  readonly contractAddress?: string | null | undefined
  readonly logs: readonly NodeLog[]
}

export const receiptSchema: z.ZodType<NodeReceipt> = z.object({
  transactionHash: hex(64),
  blockHash: hex(64),
  status: quantity.optional(),
  gasUsed: quantity,
  effectiveGasPrice: quantity.optional(),
  contractAddress: hex(40).nullish(),
  logs: z.array(logSchema),
})

export interface NodeTransaction {
  readonly hash: string
  readonly from: string
  readonly to?: string | null | undefined
  readonly value: bigint
  readonly nonce: number
  readonly input: string
  readonly gasPrice?: bigint | undefined
}

/** A transaction in a block. */
export const transactionSchema: z.ZodType<NodeTransaction> = z.object({
  hash: hex(64),
  from: hex(40),
  to: hex(40).nullish(),
  value: quantity,
  nonce: count,
  input: bytes,
  gasPrice: quantity.optional(),
})

export interface NodeBlock {
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  /** Seconds since the epoch. */
  readonly timestamp: number
  readonly transactions: readonly NodeTransaction[]
}

/** Response of `eth_getBlockByNumber` with transactions. */
export const blockSchema: z.ZodType<NodeBlock> = z.object({
  number: count,
  hash: hex(64),
  parentHash: hex(64),
  timestamp: count,
  transactions: z.array(transactionSchema),
})

/** Response of `eth_getBlockByNumber` without transactions. */
export const blockHashSchema: z.ZodType<{ readonly hash: string }> = z.object({ hash: hex(64) })

/** Response of `eth_blockNumber` or `eth_chainId`. */
export const blockNumberSchema: z.ZodType<number> = count
