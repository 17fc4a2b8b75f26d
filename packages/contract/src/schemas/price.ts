import { z } from 'zod'
import type { Currency, FungiblePrices, PriceQuery } from '../price'
import { linkText, shortText } from './boundedText'
import { listOf } from './listOf'

/** Schema of {@link Currency}. */
export const currencySchema: z.ZodType<Currency> = z.enum([
  'btc',
  'eth',
  'usd',
  'eur',
  'gbp',
  'aud',
  'cad',
  'inr',
  'jpy',
])

/** Schema of {@link PriceQuery}. */
export const priceQuerySchema: z.ZodType<PriceQuery> = z.object({
  projectId: z.string().max(100).optional(),
  currency: currencySchema,
  addresses: listOf(z.string().max(200), { max: 100 }),
})

/** Schema of {@link FungiblePrices}. */
export const fungiblePricesSchema: z.ZodType<FungiblePrices> = z.object({
  fungibles: z
    .array(
      z.object({
        address: shortText,
        name: shortText,
        symbol: shortText,
        iconUrl: linkText,
        price: z.number().positive(),
        priceDayAgo: z.number().positive().optional(),
        decimals: z.number().int().nonnegative().optional(),
        asOf: shortText,
      }),
    )
    .max(100),
})
