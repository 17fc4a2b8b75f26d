import { z } from 'zod'

const QUANTITY = /^0x[0-9a-f]{1,64}$/i

/**
 * Parses a hex quantity such as `0x1a`.
 *
 * @throws RangeError for anything else, including an empty one (`0x`).
 */
export function toBigInt(hex: string): bigint {
  if (!QUANTITY.test(hex)) throw new RangeError("A node's response isn't a hex quantity")
  return BigInt(hex)
}

/** Formats a number as a hex quantity. */
export function toQuantity(value: bigint): `0x${string}` {
  return `0x${value.toString(16)}`
}

/** A hex quantity in a node's response. */
export const quantitySchema: z.ZodType<bigint, string> = z.string().regex(QUANTITY).transform(toBigInt)
