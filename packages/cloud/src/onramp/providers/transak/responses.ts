import { z } from 'zod'
import { decimalField, fiatField, linkField, listField, timeField, txHashField, wordField } from '../responseFields'

/** An asset on a network. */
export interface TransakCrypto {
  readonly symbol: string
  readonly address?: string | null | undefined
  readonly isAllowed: boolean
  readonly network: { readonly name: string; readonly chainId?: string | null | undefined }
  readonly kycCountriesNotSupported: readonly string[]
  readonly regionsNotSupported: readonly { readonly country: string; readonly restrictedStates: readonly string[] }[]
}

/** A currency with its payment methods. */
export interface TransakFiat {
  readonly symbol: string
  readonly isAllowed: boolean
  readonly supportingCountries: readonly string[]
  readonly paymentOptions: readonly {
    readonly id: string
    readonly isActive: boolean
    readonly minAmount?: bigint | null | undefined
    readonly maxAmount?: bigint | null | undefined
  }[]
}

/** A price. */
export interface TransakQuote {
  readonly quoteId: string
  readonly fiatCurrency: string
  readonly cryptoCurrency: string
  readonly network: string
  readonly paymentMethod: string
  readonly fiatAmount: bigint
  readonly cryptoAmount: string
  readonly totalFee: bigint
  readonly feeBreakdown: readonly { readonly id: string; readonly value: bigint }[]
}

/** An order in the status API, or in a webhook. */
export interface TransakOrder {
  readonly id?: string | null | undefined
  readonly orderId?: string | null | undefined
  readonly partnerOrderId?: string | null | undefined
  readonly status: string
  readonly statusReason?: string | null | undefined
  readonly walletAddress?: string | null | undefined
  readonly transactionHash: string | undefined
  readonly updatedAt: number | undefined
}

const short = z.string().max(300).nullish()
const words = z.array(z.string().max(100)).max(500).catch([])

export const cryptoCurrenciesSchema: z.ZodType<{ readonly response: readonly TransakCrypto[] }> = z.object({
  response: listField(
    z.object({
      symbol: wordField,
      address: short,
      isAllowed: z.boolean(),
      network: z.object({ name: wordField, chainId: short }),
      kycCountriesNotSupported: words,
      regionsNotSupported: z
        .array(z.object({ country: z.string().max(100), restrictedStates: words }))
        .max(500)
        .catch([]),
    }),
  ),
})

export const fiatCurrenciesSchema: z.ZodType<{ readonly response: readonly TransakFiat[] }> = z.object({
  response: listField(
    z.object({
      symbol: wordField,
      isAllowed: z.boolean().catch(true),
      supportingCountries: words,
      paymentOptions: listField(
        z.object({
          id: wordField,
          isActive: z.boolean(),
          minAmount: fiatField.nullish(),
          maxAmount: fiatField.nullish(),
        }),
      ),
    }),
  ),
})

export const quoteSchema: z.ZodType<{ readonly response: TransakQuote }> = z.object({
  response: z.object({
    quoteId: wordField,
    fiatCurrency: wordField,
    cryptoCurrency: wordField,
    network: wordField,
    paymentMethod: wordField,
    fiatAmount: fiatField,
    cryptoAmount: decimalField,
    totalFee: fiatField,
    feeBreakdown: z.array(z.object({ id: wordField, value: fiatField })).max(20),
  }),
})

/** Response of a new access token. `expiresAt` is in seconds. */
export const tokenSchema: z.ZodType<{ readonly data: { readonly accessToken: string; readonly expiresAt: number } }> =
  z.object({ data: z.object({ accessToken: z.string().min(20).max(8000), expiresAt: z.number().positive() }) })

/** Response of a new session. */
export const widgetSchema: z.ZodType<{ readonly data: { readonly widgetUrl: string } }> = z.object({
  data: z.object({ widgetUrl: linkField }),
})

const order = z.object({
  id: short,
  orderId: short,
  partnerOrderId: short,
  status: wordField,
  statusReason: short,
  walletAddress: short,
  transactionHash: txHashField,
  updatedAt: timeField,
})

/** Response of the status API. */
export const ordersSchema: z.ZodType<{ readonly data: readonly TransakOrder[] }> = z.object({
  data: z.array(order).max(500),
})

/** Body of a webhook: a token. */
export const webhookSchema: z.ZodType<{ readonly data: string }> = z.object({
  data: z
    .string()
    .min(1)
    .max(64 * 1024),
})

/** Claims of the token in a webhook. */
export const claimsSchema: z.ZodType<{ readonly webhookData: TransakOrder }> = z.object({ webhookData: order })
