import { z } from 'zod'
import { quoteLargeIntegers } from './quoteLargeIntegers'

/** Shorter runs of digits always fit a double. */
const MAY_BE_LARGE = /\d{16}/

/**
 * Parses JSON like `JSON.parse`, except that integers a double can't hold come as strings of their digits: a large
 * account's lamports have 16 digits and more. Takes time linear in the length of the text, whatever it holds.
 *
 * @throws SyntaxError
 */
export function parseExactJson(text: string): unknown {
  // Refuses invalid text in linear time, so that the scan below only ever sees complete strings and numbers.
  const value: unknown = JSON.parse(text)
  if (!MAY_BE_LARGE.test(text)) return value
  const exact = quoteLargeIntegers(text)
  return exact === text ? value : JSON.parse(exact)
}

/** An amount that a node wrote as a number or as digits. */
export const exactIntegerSchema: z.ZodType<bigint, number | string> = z
  .union([z.int(), z.string().regex(/^\d{1,78}$/)])
  .transform(value => BigInt(value))
