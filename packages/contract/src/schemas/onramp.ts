import { z } from 'zod'
import type {
  OnrampAmount,
  OnrampAsset,
  OnrampBuyCurrency,
  OnrampBuyOptions,
  OnrampBuyQuote,
  OnrampCatalog,
  OnrampMethod,
  OnrampMethodLimits,
  OnrampOffer,
  OnrampOptions,
  OnrampPayment,
  OnrampPaymentCurrency,
  OnrampPurchaseCurrency,
  OnrampQuote,
  OnrampQuoteQuery,
  OnrampQuotes,
  OnrampSeller,
  OnrampSession,
  OnrampSessionCreated,
  OnrampSessionQuery,
  OnrampSessionRequest,
  OnrampSingleQuote,
  OnrampSingleQuoteQuery,
  OnrampSkipped,
  OnrampUrl,
  OnrampUrlRequest,
  OnrampValue,
} from '../onramp'
import { linkText, shortText } from './boundedText'
import { listOf } from './listOf'

/** A fiat amount, without a sign or an exponent. */
const decimal = z.string().regex(/^\d{1,20}(?:\.\d{1,18})?$/, "isn't a decimal amount, such as 100.00")
const units = z.string().regex(/^\d{1,78}$/)
const currency = z.string().regex(/^[A-Z]{3}$/, "isn't a currency code, such as EUR")
const country = z.string().regex(/^[A-Z]{2}$/, "isn't a country code, such as DE")
const subdivision = z.string().regex(/^[A-Z0-9]{1,3}$/, "isn't the code of a state, such as NY")
const milliseconds = z.number().int().positive()
/** A signed quote. It contains the provider's own id of the price. */
const quoteId = z.string().max(4000)

const methodSchema: z.ZodType<OnrampMethod> = z.object({ id: shortText, min: decimal, max: decimal })
const paymentSchema: z.ZodType<OnrampPayment> = z.object({ currency, methods: z.array(methodSchema).max(50) })
const seller = { id: shortText, name: shortText, isSandbox: z.boolean().optional() }
const sellerSchema: z.ZodType<OnrampSeller> = z.object(seller)
const offerSchema: z.ZodType<OnrampOffer> = z.object({
  ...seller,
  assets: listOf(shortText, { max: 500 }),
  payments: z.array(paymentSchema).max(200),
})
const assetSchema: z.ZodType<OnrampAsset> = z.object({
  id: shortText,
  address: shortText.nullable(),
  name: shortText,
  symbol: shortText,
  decimals: z.int().min(0).max(36),
  iconUrl: linkText.nullable(),
})

/** Schema of {@link OnrampCatalog}. */
export const onrampCatalogSchema: z.ZodType<OnrampCatalog> = z.object({
  assets: listOf(assetSchema, { max: 2000 }),
  providers: z.array(offerSchema).max(20),
  unavailable: z.array(sellerSchema).max(20),
})

/** Schema of {@link OnrampQuoteQuery}. */
export const onrampQuoteQuerySchema: z.ZodType<OnrampQuoteQuery> = z.object({
  projectId: z.string().max(100).optional(),
  asset: shortText,
  amount: decimal,
  currency,
  method: z.string().min(1).max(50),
  country,
  subdivision: subdivision.optional(),
})

const quoteSchema: z.ZodType<OnrampQuote> = z.object({
  id: quoteId,
  provider: sellerSchema,
  asset: shortText,
  amount: units,
  currency,
  method: shortText,
  total: decimal,
  subtotal: decimal,
  fees: z.array(z.object({ kind: z.enum(['provider', 'network', 'operator']), amount: decimal })).max(10),
  expiresAt: milliseconds,
})
const skippedSchema: z.ZodType<OnrampSkipped> = z.object({
  provider: sellerSchema,
  reason: z.enum([
    'unavailable',
    'unsupported-country',
    'unsupported-asset',
    'unsupported-currency',
    'unsupported-method',
    'amount-too-low',
    'amount-too-high',
  ]),
  limits: z.object({ min: decimal, max: decimal }).optional(),
})

/** Schema of {@link OnrampQuotes}. */
export const onrampQuotesSchema: z.ZodType<OnrampQuotes> = z.object({
  quotes: z.array(quoteSchema).max(20),
  skipped: z.array(skippedSchema).max(20),
})

/** Schema of {@link OnrampSessionRequest}. */
export const onrampSessionRequestSchema: z.ZodType<OnrampSessionRequest> = z.object({
  projectId: z.string().max(100).optional(),
  quoteId,
  account: shortText,
  redirectUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
})

/** Schema of {@link OnrampSessionCreated}. */
export const onrampSessionCreatedSchema: z.ZodType<OnrampSessionCreated> = z.object({
  id: shortText,
  secret: shortText,
  url: linkText,
  expiresAt: milliseconds,
})

/** Schema of {@link OnrampSessionQuery}. */
export const onrampSessionQuerySchema: z.ZodType<OnrampSessionQuery> = z.object({
  projectId: z.string().max(100).optional(),
  secret: shortText,
})

/** Schema of {@link OnrampSession}. */
export const onrampSessionSchema: z.ZodType<OnrampSession> = z.object({
  id: shortText,
  status: z.enum([
    'created',
    'opened',
    'awaitingPayment',
    'processing',
    'onHold',
    'delivered',
    'failed',
    'refunded',
    'expired',
  ]),
  isFinal: z.boolean(),
  pollInMs: z.number().int().min(0),
  provider: sellerSchema,
  asset: shortText,
  quoted: units,
  currency,
  total: decimal,
  isSent: z.boolean(),
  txHash: shortText.nullable(),
  received: units.nullable(),
  failure: z
    .enum([
      'cancelled',
      'card-declined',
      'bank-declined',
      'authentication-failed',
      'identity-rejected',
      'limit-reached',
      'lifetime-limit-reached',
      'region-not-supported',
      'network-address-mismatch',
      'asset-unavailable',
      'quote-expired',
      'provider-error',
    ])
    .nullable(),
})

/** Schema of {@link OnrampUrlRequest}. */
export const onrampUrlRequestSchema: z.ZodType<OnrampUrlRequest> = z.object({
  destinationWallets: listOf(
    z.object({
      address: shortText,
      blockchains: z.array(shortText).max(50).optional(),
      assets: z.array(shortText).max(50).optional(),
    }),
    { min: 1, max: 10 },
  ),
  partnerUserId: shortText,
  defaultNetwork: shortText.optional(),
  presetCryptoAmount: z.number().positive().max(1e9).optional(),
  presetFiatAmount: z.number().positive().max(1e9).optional(),
  defaultExperience: z.enum(['buy', 'send']).optional(),
})

/** Schema of {@link OnrampUrl}. */
export const onrampUrlSchema: z.ZodType<OnrampUrl> = z.object({ url: linkText })

const limitsSchema: z.ZodType<OnrampMethodLimits> = z.object({ id: shortText, min: decimal, max: decimal })
const purchaseCurrencySchema: z.ZodType<OnrampPurchaseCurrency> = z.object({
  id: shortText,
  name: shortText,
  symbol: shortText,
  networks: z
    .array(z.object({ name: shortText, display_name: shortText, chain_id: shortText, contract_address: shortText }))
    .max(100),
})
const paymentCurrencySchema: z.ZodType<OnrampPaymentCurrency> = z.object({
  id: currency,
  payment_method_limits: z.array(limitsSchema).max(50),
})

/** Schema of {@link OnrampOptions}. */
export const onrampOptionsSchema: z.ZodType<OnrampOptions> = z.object({
  paymentCurrencies: z.array(paymentCurrencySchema).max(200),
  purchaseCurrencies: listOf(purchaseCurrencySchema, { max: 2000 }),
})

/** Schema of {@link OnrampSingleQuoteQuery}. */
export const onrampSingleQuoteQuerySchema: z.ZodType<OnrampSingleQuoteQuery> = z.object({
  purchaseCurrency: purchaseCurrencySchema,
  paymentCurrency: paymentCurrencySchema,
  amount: decimal,
  network: shortText,
  country: country.optional(),
  subdivision: subdivision.optional(),
})

const amountSchema: z.ZodType<OnrampAmount> = z.object({ amount: shortText, currency: shortText })

/** Schema of {@link OnrampSingleQuote}. */
export const onrampSingleQuoteSchema: z.ZodType<OnrampSingleQuote> = z.object({
  paymentTotal: amountSchema,
  paymentSubtotal: amountSchema,
  purchaseAmount: amountSchema,
  networkFee: amountSchema,
  quoteId,
})

const buyCurrencySchema: z.ZodType<OnrampBuyCurrency> = z.object({
  id: shortText,
  name: shortText,
  symbol: shortText,
  networks: z
    .array(z.object({ name: shortText, displayName: shortText, contractAddress: shortText, chainId: shortText }))
    .max(100),
})

/** Schema of {@link OnrampBuyOptions}. */
export const onrampBuyOptionsSchema: z.ZodType<OnrampBuyOptions> = z.object({
  paymentCurrencies: z.array(z.object({ id: currency, limits: z.array(limitsSchema).max(50) })).max(200),
  purchaseCurrencies: listOf(buyCurrencySchema, { max: 2000 }),
})

const valueSchema: z.ZodType<OnrampValue> = z.object({ value: shortText, currency: shortText })

/** Schema of {@link OnrampBuyQuote}. */
export const onrampBuyQuoteSchema: z.ZodType<OnrampBuyQuote> = z.object({
  paymentTotal: valueSchema,
  paymentSubTotal: valueSchema,
  purchaseAmount: valueSchema,
  coinbaseFee: valueSchema,
  networkFee: valueSchema,
  quoteId,
})
