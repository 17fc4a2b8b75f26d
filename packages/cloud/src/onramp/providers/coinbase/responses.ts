import { z } from 'zod'
import { decimalField, fiatField, linkField, listField, timeField, txHashField, wordField } from '../responseFields'

/** Amount with its currency. */
interface Fiat {
  readonly value: bigint
  readonly currency: string
}

/** Assets and payment methods in a market. */
export interface BuyOptions {
  readonly paymentCurrencies: readonly {
    readonly id: string
    readonly limits: readonly { readonly id: string; readonly min: bigint; readonly max: bigint }[]
  }[]
  readonly purchaseCurrencies: readonly {
    readonly id: string
    readonly symbol: string
    readonly networks: readonly {
      readonly name: string
      readonly chainId?: string | undefined
      readonly contractAddress?: string | null | undefined
    }[]
  }[]
}

/** A price. */
export interface BuyQuote {
  readonly paymentTotal: Fiat
  readonly paymentSubtotal: Fiat
  readonly purchaseAmount: { readonly value: string; readonly currency: string }
  readonly coinbaseFee: Fiat
  readonly networkFee: Fiat
  readonly quoteId: string
}

/** A new session. */
export interface Session {
  readonly session: { readonly onrampUrl: string }
  readonly quote?:
    | { readonly paymentCurrency: string; readonly purchaseCurrency: string; readonly destinationNetwork: string }
    | null
    | undefined
}

/** A transaction, or an order. */
export interface CoinbaseTransaction {
  readonly status: string
  readonly transactionId?: string | undefined
  readonly orderId?: string | undefined
  readonly partnerUserRef?: string | undefined
  readonly walletAddress?: string | undefined
  readonly destinationAddress?: string | undefined
  readonly txHash: string | undefined
  readonly updatedAt: number | undefined
  readonly completedAt: number | undefined
  readonly failureReason?: string | undefined
  readonly errorCode?: string | undefined
}

const fiat = z.object({ value: fiatField, currency: wordField })
const short = z.string().max(200).optional()

export const buyOptionsSchema: z.ZodType<BuyOptions> = camelCased(
  z.object({
    paymentCurrencies: listField(
      z.object({
        id: wordField,
        limits: listField(z.object({ id: wordField, min: fiatField, max: fiatField })),
      }),
    ),
    purchaseCurrencies: listField(
      z.object({
        id: wordField,
        symbol: wordField,
        networks: listField(
          z.object({ name: wordField, chainId: short, contractAddress: z.string().max(200).nullish() }),
        ),
      }),
    ),
  }),
)

export const buyQuoteSchema: z.ZodType<BuyQuote> = camelCased(
  z.object({
    paymentTotal: fiat,
    paymentSubtotal: fiat,
    purchaseAmount: z.object({ value: decimalField, currency: wordField }),
    coinbaseFee: fiat,
    networkFee: fiat,
    quoteId: wordField,
  }),
)

export const sessionSchema: z.ZodType<Session> = z.object({
  session: z.object({ onrampUrl: linkField }),
  quote: z.object({ paymentCurrency: wordField, purchaseCurrency: wordField, destinationNetwork: wordField }).nullish(),
})

const transactionFields = {
  status: wordField,
  transactionId: short,
  orderId: short,
  partnerUserRef: short,
  walletAddress: short,
  destinationAddress: short,
  txHash: txHashField,
  updatedAt: timeField,
  completedAt: timeField,
  failureReason: short,
  errorCode: short,
}

/** Response of the status API, newest first. */
export const transactionsSchema: z.ZodType<{ readonly transactions: readonly CoinbaseTransaction[] }> = camelCased(
  z.object({ transactions: z.array(z.object(transactionFields)).max(100) }),
)

/** Event of a webhook. */
export const eventSchema: z.ZodType<CoinbaseTransaction & { readonly eventType: string }> = camelCased(
  z.object({ ...transactionFields, eventType: wordField }),
)

/** Accepts names such as `payment_total` too, because Coinbase's documentation has both spellings. */
function camelCased<Value>(schema: z.ZodType<Value>): z.ZodType<Value> {
  return z.preprocess(camelKeys, schema)
}

function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      camelKeys(inner),
    ]),
  )
}
