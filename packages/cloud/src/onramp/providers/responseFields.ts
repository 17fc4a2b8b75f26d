import { z } from 'zod'
import { readDecimal } from './readDecimal'

/** Decimals of fiat amounts. */
const FIAT_DECIMALS = 18

/** A name, code or id. */
export const wordField: z.ZodType<string, string> = z.string().min(1).max(200)

/** A number or decimal text, as decimal text. */
export const decimalField: z.ZodType<string, string | number> = z
  .union([z.number(), z.string().max(100)])
  .transform(String)
  .refine(amount => readDecimal(amount, 0) !== undefined)

/** A fiat amount as a number or decimal text, in units of 10⁻¹⁸. */
export const fiatField: z.ZodType<bigint, string | number> = decimalField.transform(
  amount => readDecimal(amount, FIAT_DECIMALS) ?? 0n,
)

/** A list of assets or methods. Leaves out entries that aren't valid, because providers add kinds without notice. */
export function listField<Entry>(entry: z.ZodType<Entry>): z.ZodType<readonly Entry[]> {
  return z
    .array(z.unknown())
    .max(5000)
    .transform(items =>
      items.flatMap(item => {
        const result = entry.safeParse(item)
        return result.success ? [result.data] : []
      }),
    )
}

/** A link. */
export const linkField: z.ZodType<string, string> = z.string().max(8000)

/** A hash or signature of a transaction. Undefined for a placeholder, such as `0x`. */
export const txHashField: z.ZodType<string | undefined> = z
  .string()
  .regex(/^(0x)?[0-9a-zA-Z]{40,100}$/)
  .optional()
  .catch(undefined)

/** A time in ISO 8601, in milliseconds since the epoch. Undefined for a placeholder, such as the year 1. */
export const timeField: z.ZodType<number | undefined> = z
  .string()
  .max(40)
  .transform(text => Date.parse(text))
  .refine(time => time > 0)
  .optional()
  .catch(undefined)
