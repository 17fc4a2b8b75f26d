import { z } from 'zod'
import { quoteLargeIntegers } from './quoteLargeIntegers'

/** Integers with fewer digits always fit a double. */
const MAY_BE_LARGE = /\d{16}/

/**
 * Parses JSON like `JSON.parse`, but returns integers that don't fit a double as strings. The lamports of a large
 * account have 16 digits or more. Takes linear time for any text.
 *
 * @throws SyntaxError for invalid JSON.
 */
export function parseExactJson(text: string): unknown {
  // Rejects invalid text in linear time, so the scan below sees only complete strings and numbers.
  const value: unknown = JSON.parse(text)
  if (!MAY_BE_LARGE.test(text)) return value
  const exact = quoteLargeIntegers(text)
  return exact === text ? value : JSON.parse(exact)
}

/** An amount that a node sends as a number or as a string of digits. */
export const exactIntegerSchema: z.ZodType<bigint, number | string> = z
  .union([z.int(), z.string().regex(/^\d{1,78}$/)])
  .transform(value => BigInt(value))
