import { z } from 'zod'
import { linkText, shortText } from './boundedText'
import { listOf } from './listOf'

/** What values can be given in. */
export type Currency = 'btc' | 'eth' | 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy'

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

/** Body of `POST /v1/fungible/price`. */
export interface PriceQuestion {
  /** Here or in the query. */
  readonly projectId?: string | undefined
  readonly currency: Currency
  /**
   * CAIP-10 of tokens, 100 at most. A chain's own asset is `{chainId}:native`, on EVM chains also
   * `{chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`.
   */
  readonly addresses: readonly string[]
}

/** What one token costs. */
export interface FungiblePrice {
  /** As it was asked for. */
  readonly address: string
  /** Empty: not known. */
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string
  /** Of one whole token, in the currency that was asked for. */
  readonly price: number
  /** The same 24 hours before. Absent: not known. */
  readonly priceDayAgo?: number | undefined
  /** Absent: not known. */
  readonly decimals?: number | undefined
  /** When the price was made, in ISO 8601. */
  readonly asOf: string
}

/** Answer of `POST /v1/fungible/price`. What has no price that anyone can vouch for is not in it. */
export interface FungiblePrices {
  readonly fungibles: readonly FungiblePrice[]
}

export const priceQuestionSchema: z.ZodType<PriceQuestion> = z.object({
  projectId: z.string().max(100).optional(),
  currency: currencySchema,
  addresses: listOf(z.string().max(200), { max: 100 }),
})

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
