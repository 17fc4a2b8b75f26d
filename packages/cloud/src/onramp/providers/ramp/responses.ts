import { z } from 'zod'
import { fiatField, listField, timeField, txHashField, wordField } from '../responseFields'

interface Asset {
  readonly symbol: string
  readonly chain: string
  readonly decimals: number
  readonly address?: string | null | undefined
}

/** Assets with limits in one currency. */
export interface RampAssets {
  readonly currencyCode: string
  readonly minPurchaseAmount: bigint
  readonly maxPurchaseAmount: bigint
  readonly assets: readonly (Asset & { readonly enabled: boolean; readonly hidden: boolean })[]
}

/** A payment method with its currencies and countries. Countries are in lower case. */
export interface RampMethod {
  readonly name: string
  readonly currencies: readonly string[]
  readonly countries: readonly string[]
}

/** A currency in a country. */
export interface RampCurrency {
  readonly fiatCurrency: string
  readonly onrampAvailable: boolean
}

/** Price with one payment method. */
export interface RampMethodQuote {
  readonly fiatCurrency: string
  /** Base units. */
  readonly cryptoAmount: string
  readonly fiatValue: bigint
  readonly appliedFee: bigint
  /** The operator's part of the fee. */
  readonly hostFeeCut?: bigint | null | undefined
}

/** A purchase in the status API, or in a webhook. */
export interface RampPurchase {
  readonly id: string
  readonly purchaseViewToken?: string | null | undefined
  readonly status?: string | null | undefined
  readonly receiverAddress: string
  readonly finalTxHash: string | undefined
  readonly updatedAt: number | undefined
}

const short = z.string().max(200).nullish()
const asset = z.object({ symbol: wordField, chain: wordField, decimals: z.int().min(0).max(36), address: short })

export const assetsSchema: z.ZodType<RampAssets> = z.object({
  currencyCode: wordField,
  minPurchaseAmount: fiatField,
  maxPurchaseAmount: fiatField,
  assets: listField(asset.extend({ enabled: z.boolean(), hidden: z.boolean() })),
})

export const paymentMethodsSchema: z.ZodType<readonly RampMethod[]> = listField(
  z.object({
    name: wordField,
    currencies: z.array(z.string().max(10)).max(300),
    countries: z.array(z.string().max(10)).max(500),
  }),
)

export const currenciesSchema: z.ZodType<readonly RampCurrency[]> = listField(
  z.object({ fiatCurrency: wordField, onrampAvailable: z.boolean() }),
)

/** Response of a quote: the asset, and a price by payment method. */
export const quotesSchema: z.ZodType<Readonly<Record<string, unknown>> & { readonly asset: Asset }> = z.looseObject({
  asset,
})

export const methodQuoteSchema: z.ZodType<RampMethodQuote> = z.object({
  fiatCurrency: wordField,
  cryptoAmount: z.string().regex(/^\d{1,78}$/),
  fiatValue: fiatField,
  appliedFee: fiatField,
  hostFeeCut: fiatField.nullish(),
})

const purchase = z.object({
  id: wordField,
  purchaseViewToken: z
    .string()
    .regex(/^[-\w.]{1,120}$/)
    .nullish(),
  status: short,
  receiverAddress: wordField,
  finalTxHash: txHashField,
  updatedAt: timeField,
})

/** Response of the status API. */
export const purchaseSchema: z.ZodType<RampPurchase> = purchase

/** Event of a webhook. */
export const eventSchema: z.ZodType<{ readonly type: string; readonly purchase: RampPurchase }> = z.object({
  type: wordField,
  purchase,
})
