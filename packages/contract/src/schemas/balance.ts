import { z } from 'zod'
import type { Balances } from '../balance'
import { chainText, linkText, shortText } from './boundedText'

const amount = shortText.regex(/^\d+(\.\d+)?$/)

/** Schema of {@link Balances}. */
export const balancesSchema: z.ZodType<Balances> = z.object({
  balances: z
    .array(
      z.object({
        name: shortText,
        symbol: shortText,
        chainId: chainText,
        address: shortText.optional(),
        value: z.number().optional(),
        price: z.number(),
        priceDayAgo: z.number().positive().optional(),
        priceAsOf: z.iso
          .datetime()
          .max(40)
          .optional()
          .describe('Time of a price that is older than two minutes. Omitted for newer prices and without a price'),
        quantity: z.object({ decimals: z.string().regex(/^\d{1,3}$/), numeric: amount }),
        unconfirmed: amount.optional(),
        iconUrl: linkText,
      }),
    )
    .max(10_000),
})
