import { z } from 'zod'

/** Strings first, so that digits within one aren't taken for a number. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g

/**
 * As `JSON.parse`, but integers that a double can't hold come as strings of their digits: lamports of a large account have 16 digits and more.
 *
 * @throws SyntaxError
 */
export function parseExactJson(text: string): unknown {
  const exact = text.replace(TOKEN, token =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  )
  return JSON.parse(exact)
}

/** An amount that a node wrote as a number or as digits. */
export const exactIntegerSchema: z.ZodType<bigint, number | string> = z
  .union([z.int(), z.string().regex(/^\d{1,78}$/)])
  .transform(value => BigInt(value))
