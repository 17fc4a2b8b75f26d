import { z } from 'zod'
import { decimalField, fiatField, linkField, listField, timeField, txHashField, wordField } from '../responseFields'

/** An asset on a chain. */
export interface MeldCrypto {
  readonly currencyCode: string
  readonly chainCode?: string | null | undefined
  readonly chainId?: string | number | null | undefined
  readonly contractAddress?: string | null | undefined
}

/** Limits of purchases in a currency. */
export interface MeldLimits {
  readonly currencyCode: string
  readonly minimumAmount?: bigint | null | undefined
  readonly maximumAmount?: bigint | null | undefined
}

/** Price of one service provider. */
export interface MeldQuote {
  readonly serviceProvider: string
  readonly sourceAmount: bigint
  readonly sourceAmountWithoutFees?: bigint | null | undefined
  readonly sourceCurrencyCode: string
  readonly destinationAmount: string
  readonly destinationCurrencyCode: string
  readonly transactionFee?: bigint | null | undefined
  readonly networkFee?: bigint | null | undefined
  readonly partnerFee?: bigint | null | undefined
  readonly totalFee?: bigint | null | undefined
}

/** A transaction in the status API. */
export interface MeldTransaction {
  readonly id: string
  readonly status: string
  readonly updatedAt: number | undefined
  readonly cryptoDetails?:
    | {
        readonly blockchainTransactionId: string | undefined
        readonly destinationWalletAddress?: string | null | undefined
      }
    | null
    | undefined
}

/** Event of a webhook. */
export interface MeldEvent {
  readonly eventType: string
  readonly timestamp: number | undefined
  readonly payload: {
    readonly externalSessionId?: string | null | undefined
    readonly paymentTransactionId?: string | null | undefined
    readonly paymentTransactionStatus: string
  }
}

const short = z.string().max(200).nullish()

export const cryptoCurrenciesSchema: z.ZodType<readonly MeldCrypto[]> = listField(
  z.object({
    currencyCode: wordField,
    chainCode: short,
    chainId: z.union([z.string().max(200), z.number()]).nullish(),
    contractAddress: short,
  }),
)

export const purchaseLimitsSchema: z.ZodType<readonly MeldLimits[]> = listField(
  z.object({ currencyCode: wordField, minimumAmount: fiatField.nullish(), maximumAmount: fiatField.nullish() }),
)

export const paymentMethodsSchema: z.ZodType<readonly { readonly paymentMethod: string }[]> = listField(
  z.object({ paymentMethod: wordField }),
)

export const quotesSchema: z.ZodType<{ readonly quotes?: readonly MeldQuote[] | null | undefined }> = z.object({
  quotes: z
    .array(
      z.object({
        serviceProvider: wordField,
        sourceAmount: fiatField,
        sourceAmountWithoutFees: fiatField.nullish(),
        sourceCurrencyCode: wordField,
        destinationAmount: decimalField,
        destinationCurrencyCode: wordField,
        transactionFee: fiatField.nullish(),
        networkFee: fiatField.nullish(),
        partnerFee: fiatField.nullish(),
        totalFee: fiatField.nullish(),
      }),
    )
    .max(200)
    .nullish(),
})

/** Response of a new session. */
export const widgetSchema: z.ZodType<{ readonly widgetUrl: string }> = z.object({ widgetUrl: linkField })

/** Response of the status API. */
export const transactionsSchema: z.ZodType<{ readonly transactions: readonly MeldTransaction[] }> = z.object({
  transactions: z
    .array(
      z.object({
        id: wordField,
        status: wordField,
        updatedAt: timeField,
        cryptoDetails: z.object({ blockchainTransactionId: txHashField, destinationWalletAddress: short }).nullish(),
      }),
    )
    .max(500),
})

export const eventSchema: z.ZodType<MeldEvent> = z.object({
  eventType: wordField,
  timestamp: timeField,
  payload: z.object({ externalSessionId: short, paymentTransactionId: short, paymentTransactionStatus: wordField }),
})
