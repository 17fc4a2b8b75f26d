import { z } from 'zod'
import { quantitySchema } from '../../chains/quantity'
import { hashSchema } from './evmReceipt'

const lowered = z
  .string()
  .max(66)
  .transform(text => text.toLowerCase())

/** A block with its transactions. */
export interface EvmBlock {
  readonly number: bigint
  readonly hash: string
  readonly transactions: readonly { readonly hash: string; readonly to: string | null; readonly value: bigint }[]
}

/** Response of `eth_getBlockByNumber` with transactions. */
export const fullBlockSchema: z.ZodType<EvmBlock | null> = z
  .object({
    number: quantitySchema,
    hash: hashSchema,
    transactions: z.array(z.object({ hash: hashSchema, to: lowered.nullable(), value: quantitySchema })).max(100_000),
  })
  .nullable()
