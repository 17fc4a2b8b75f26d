import { z } from 'zod'
import { decimalField, fiatField, listField, timeField, txHashField, wordField } from '../responseFields'

/** An asset on a network. */
export interface MoonPayCrypto {
  readonly type: 'crypto'
  readonly code: string
  readonly isSuspended: boolean
  readonly isSupportedInUs: boolean
  readonly supportsLiveMode: boolean
  readonly supportsTestMode: boolean
  readonly notAllowedCountries: readonly string[]
  readonly notAllowedUSStates: readonly string[]
  readonly metadata?:
    | {
        readonly contractAddress?: string | number | null | undefined
        readonly chainId?: string | number | null | undefined
        readonly networkCode?: string | null | undefined
      }
    | null
    | undefined
}

/** A currency to pay with. */
export interface MoonPayFiat {
  readonly type: 'fiat'
  readonly code: string
  readonly minBuyAmount?: bigint | null | undefined
  readonly maxBuyAmount?: bigint | null | undefined
}

/** A country with its states. */
export interface MoonPayCountry {
  readonly alpha2: string
  readonly isBuyAllowed: boolean
  readonly states?: readonly { readonly code: string; readonly isBuyAllowed: boolean }[] | null | undefined
}

/** Limits of a currency pair. */
export interface MoonPayLimits {
  readonly baseCurrency: { readonly code: string; readonly minBuyAmount: bigint; readonly maxBuyAmount: bigint }
  readonly paymentMethod?: string | null | undefined
}

/** A price. */
export interface MoonPayQuote {
  readonly baseCurrencyCode: string
  /** Value of the crypto. */
  readonly baseCurrencyAmount: bigint
  readonly quoteCurrencyCode: string
  readonly quoteCurrencyAmount: string
  readonly paymentMethod?: string | null | undefined
  readonly feeAmount: bigint
  readonly extraFeeAmount: bigint
  readonly networkFeeAmount: bigint
  readonly totalAmount: bigint
  readonly expiresAt: number | undefined
}

/** A transaction in the status API, or in a webhook. */
export interface MoonPayTransaction {
  readonly id: string
  readonly status: string
  readonly externalTransactionId?: string | null | undefined
  readonly walletAddress?: string | null | undefined
  readonly cryptoTransactionId: string | undefined
  readonly failureReason?: string | null | undefined
  readonly updatedAt: number | undefined
  readonly stages?: readonly { readonly failureReason?: string | null | undefined }[] | null | undefined
}

const short = z.string().max(300).nullish()
const shortOrNumber = z.union([z.string().max(300), z.number()]).nullish()
const codes = z.array(z.string().max(10)).max(500).catch([])

/** List of assets and currencies. */
export const currenciesSchema: z.ZodType<readonly (MoonPayCrypto | MoonPayFiat)[]> = listField(
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('crypto'),
      code: wordField,
      isSuspended: z.boolean(),
      isSupportedInUs: z.boolean().catch(true),
      supportsLiveMode: z.boolean().catch(true),
      supportsTestMode: z.boolean().catch(false),
      notAllowedCountries: codes,
      notAllowedUSStates: codes,
      metadata: z.object({ contractAddress: shortOrNumber, chainId: shortOrNumber, networkCode: short }).nullish(),
    }),
    z.object({
      type: z.literal('fiat'),
      code: wordField,
      minBuyAmount: fiatField.nullish(),
      maxBuyAmount: fiatField.nullish(),
    }),
  ]),
)

export const countriesSchema: z.ZodType<readonly MoonPayCountry[]> = listField(
  z.object({
    alpha2: z.string().max(2),
    isBuyAllowed: z.boolean(),
    states: z
      .array(z.object({ code: z.string().max(10), isBuyAllowed: z.boolean() }))
      .max(200)
      .nullish(),
  }),
)

export const limitsSchema: z.ZodType<MoonPayLimits> = z.object({
  baseCurrency: z.object({ code: wordField, minBuyAmount: fiatField, maxBuyAmount: fiatField }),
  paymentMethod: short,
})

export const quoteSchema: z.ZodType<MoonPayQuote> = z.object({
  baseCurrencyCode: wordField,
  baseCurrencyAmount: fiatField,
  quoteCurrencyCode: wordField,
  quoteCurrencyAmount: decimalField,
  paymentMethod: short,
  feeAmount: fiatField,
  extraFeeAmount: fiatField,
  networkFeeAmount: fiatField,
  totalAmount: fiatField,
  expiresAt: timeField,
})

const transaction = z.object({
  id: wordField,
  status: wordField,
  externalTransactionId: short,
  walletAddress: short,
  cryptoTransactionId: txHashField,
  failureReason: short,
  updatedAt: timeField,
  stages: z
    .array(z.object({ failureReason: short }))
    .max(50)
    .nullish()
    .catch(undefined),
})

/** Response of the status API: a list, or a transaction if there is only one. */
export const transactionsSchema: z.ZodType<readonly MoonPayTransaction[]> = z.union([
  z.array(transaction).max(100),
  transaction.transform(one => [one]),
])

/** Event of a webhook. */
export const eventSchema: z.ZodType<{ readonly type: string; readonly data: MoonPayTransaction }> = z.object({
  type: wordField,
  data: transaction,
})
