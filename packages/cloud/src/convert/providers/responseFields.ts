import { type Address, type Hex, isHex } from 'viem'
import { z } from 'zod'

/** Maximum bytes of calldata. */
const MOST_DATA = 65_536
/** The largest 256-bit number. */
const MOST = 2n ** 256n - 1n

/** An EVM address, converted to lower case. */
export const addressField: z.ZodType<Address, string> = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform(address => address.toLowerCase() as Address)

/** An amount as decimal text. */
export const amountField: z.ZodType<bigint, string> = z
  .string()
  .regex(/^\d{1,78}$/)
  .transform(BigInt)
  .refine(amount => amount <= MOST)

/** An amount as decimal or hex text. */
export const weiField: z.ZodType<bigint, string> = z
  .string()
  .regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/)
  .transform(BigInt)
  .refine(amount => amount <= MOST)

/** Gas as a number or as decimal or hex text. Undefined if it is zero. */
export const gasField: z.ZodType<bigint | undefined, string | number> = z
  .union([z.int().min(0), z.string().regex(/^(\d{1,15}|0x[0-9a-fA-F]{1,12})$/)])
  .transform(gas => (BigInt(gas) > 0n ? BigInt(gas) : undefined))

/** Calldata of a swap: at least a function selector. */
export const dataField: z.ZodType<Hex, string> = z
  .string()
  .max(2 + 2 * MOST_DATA)
  .transform((data, context): Hex => {
    if (isHex(data) && data.length >= 10 && data.length % 2 === 0) return data
    context.addIssue({ code: 'custom', message: "isn't calldata" })
    return z.NEVER
  })
