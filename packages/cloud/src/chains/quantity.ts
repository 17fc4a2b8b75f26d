import { z } from 'zod'

const QUANTITY = /^0x[0-9a-f]{1,64}$/i

/** A number as nodes write it: `0x1a`. @throws RangeError for anything else; an empty one (`0x`) is none. */
export function toBigInt(hex: string): bigint {
  if (!QUANTITY.test(hex)) throw new RangeError('A node answered with something that is no quantity')
  return BigInt(hex)
}

/** A number as nodes take it. */
export function toQuantity(value: bigint): `0x${string}` {
  return `0x${value.toString(16)}`
}

/** For the answers of nodes. */
export const quantitySchema: z.ZodType<bigint, string> = z.string().regex(QUANTITY).transform(toBigInt)
