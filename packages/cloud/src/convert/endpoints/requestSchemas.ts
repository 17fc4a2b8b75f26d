import { z } from 'zod'

/** An amount in base units. */
export const amountText: z.ZodString = z.string().regex(/^\d{1,78}$/, "isn't a whole number of base units")

/** An address in CAIP-10. */
export const caipText: z.ZodString = z.string().max(200).describe('CAIP-10')

/** Hundredths of a percent in a query. */
export const bpsText: z.ZodType<number, string> = z
  .string()
  .regex(/^\d{1,5}$/, "isn't a whole number of hundredths of a percent")
  .transform(Number)
