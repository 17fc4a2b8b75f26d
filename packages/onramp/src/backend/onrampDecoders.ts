import { type Decoder, finite, listOf, objectOf, text } from '@openappkit/appkit-core/cloud'
import { parseUnits } from '@openappkit/appkit-core/format'
import type { OnrampAmount, OnrampOptions, OnrampSingleQuote, OnrampUrl } from '@openappkit/contract'
import { fiatDecimals } from '../draft/OnrampDraft'
import type { OnrampFee } from '../OnrampQuote'
import type { OnrampProgress, OnrampStatus } from '../purchase/OnrampPurchase'
import { status } from '../purchase/purchasesKey'

interface SellerRow {
  readonly id: string
  readonly name: string
  readonly isSandbox?: boolean | undefined
}

interface MethodRow {
  readonly id: string
  readonly min: bigint
  readonly max: bigint
}

interface PaymentRow {
  readonly currency: string
  readonly methods: readonly MethodRow[]
}

interface AssetRow {
  readonly id: string
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
}

interface OfferRow extends SellerRow {
  readonly assets: readonly string[]
  readonly payments: readonly PaymentRow[]
}

/** The backend's catalog. */
export interface CatalogRow {
  readonly assets: readonly AssetRow[]
  readonly providers: readonly OfferRow[]
}

interface LimitsRow {
  readonly min: bigint
  readonly max: bigint
}

interface QuoteRow {
  readonly id: string
  readonly provider: SellerRow
  readonly asset: string
  readonly amount: bigint
  readonly currency: string
  readonly method: string
  readonly total: bigint
  readonly subtotal: bigint
  readonly fees: readonly OnrampFee[]
  readonly expiresAt: number
}

/** The backend's quotes, and why providers have none. */
export interface QuoteRows {
  readonly quotes: readonly QuoteRow[]
  readonly skipped: readonly {
    readonly provider: SellerRow
    readonly reason: string
    readonly limits?: LimitsRow | undefined
  }[]
}

/** A purchase that the backend has started. */
export interface SessionRow {
  readonly id: string
  readonly secret: string
  readonly url: string
  readonly expiresAt: number
}

const name = /* @__PURE__ */ text(200)
const flag: Decoder<boolean> = value => (typeof value === 'boolean' ? value : undefined)
const units: Decoder<bigint> = value =>
  typeof value === 'string' && /^\d{1,78}$/u.test(value) ? BigInt(value) : undefined

/** Decodes a decimal amount of money in units of 10⁻¹⁸. */
export const money: Decoder<bigint> = value =>
  typeof value === 'string' && /^\d{1,20}(?:\.\d{1,18})?$/u.test(value) ? parseUnits(value, fiatDecimals) : undefined

const decimals: Decoder<number> = value => {
  const number = finite(value)
  return number !== undefined && Number.isInteger(number) && number >= 0 && number <= 36 ? number : undefined
}
const link: Decoder<string> = value =>
  typeof value === 'string' && value.length <= 2000 && /^https?:\/\//u.test(value) ? value : undefined
const seller: Decoder<SellerRow> = /* @__PURE__ */ objectOf({ id: name, name }, { isSandbox: flag })
const method: Decoder<MethodRow> = /* @__PURE__ */ objectOf({ id: name, min: money, max: money }, {})
const payment: Decoder<PaymentRow> = /* @__PURE__ */ objectOf(
  { currency: name, methods: /* @__PURE__ */ listOf(method) },
  {},
)
const asset: Decoder<AssetRow> = /* @__PURE__ */ objectOf(
  { id: name, name, symbol: name, decimals },
  { address: name, iconUrl: /* @__PURE__ */ text(16_384) },
)
const offer: Decoder<OfferRow> = /* @__PURE__ */ objectOf(
  { id: name, name, assets: /* @__PURE__ */ listOf(name), payments: /* @__PURE__ */ listOf(payment) },
  { isSandbox: flag },
)

/** Decodes the catalog. */
export const catalogRow: Decoder<CatalogRow> = /* @__PURE__ */ objectOf(
  { assets: /* @__PURE__ */ listOf(asset), providers: /* @__PURE__ */ listOf(offer) },
  {},
)

const feeKinds: readonly OnrampFee['kind'][] = ['provider', 'network', 'operator']
const feeKind: Decoder<OnrampFee['kind']> = value => feeKinds.find(known => known === value)
const fee: Decoder<OnrampFee> = /* @__PURE__ */ objectOf({ kind: feeKind, amount: money }, {})
/** Rejects the whole quote if a fee is invalid, because a quote without it would be wrong. */
const fees: Decoder<readonly OnrampFee[]> = value => {
  if (!Array.isArray(value) || value.length > 10) return undefined
  const decoded = value.map(fee).filter(known => known !== undefined)
  return decoded.length === value.length ? decoded : undefined
}
const quote: Decoder<QuoteRow> = /* @__PURE__ */ objectOf(
  {
    id: /* @__PURE__ */ text(4000),
    provider: seller,
    asset: name,
    amount: units,
    currency: name,
    method: name,
    total: money,
    subtotal: money,
    fees,
    expiresAt: finite,
  },
  {},
)
const limits: Decoder<LimitsRow> = /* @__PURE__ */ objectOf({ min: money, max: money }, {})

/** Decodes quotes. */
export const quoteRows: Decoder<QuoteRows> = /* @__PURE__ */ objectOf(
  {
    quotes: /* @__PURE__ */ listOf(quote),
    skipped: /* @__PURE__ */ listOf(/* @__PURE__ */ objectOf({ provider: seller, reason: name }, { limits })),
  },
  {},
)

/** Decodes a started purchase. */
export const sessionRow: Decoder<SessionRow> = /* @__PURE__ */ objectOf(
  { id: name, secret: name, url: link, expiresAt: finite },
  {},
)

const progressFields = /* @__PURE__ */ objectOf(
  { status, isFinal: flag, pollInMs: finite, isSent: flag },
  { txHash: name, received: units, failure: name },
)

/** Statuses that can't change. */
const ends: readonly OnrampStatus[] = ['delivered', 'failed', 'refunded', 'expired']

/** Decodes the progress of a purchase. */
export const progressRow: Decoder<OnrampProgress> = value => {
  const known = progressFields(value)
  if (!known || known.isFinal !== ends.includes(known.status)) return undefined
  const { failure, received, txHash, ...rest } = known
  return { ...rest, failure, received, txHash }
}

// In AppKit's format

const amount: Decoder<OnrampAmount> = /* @__PURE__ */ objectOf({ amount: name, currency: name }, {})
const network = /* @__PURE__ */ objectOf({ name, display_name: name, chain_id: name, contract_address: name }, {})

/** Decodes the options in AppKit's format. */
export const optionsRow: Decoder<OnrampOptions> = /* @__PURE__ */ objectOf(
  {
    paymentCurrencies: /* @__PURE__ */ listOf(
      /* @__PURE__ */ objectOf(
        {
          id: name,
          payment_method_limits: /* @__PURE__ */ listOf(
            /* @__PURE__ */ objectOf({ id: name, min: name, max: name }, {}),
          ),
        },
        {},
      ),
    ),
    purchaseCurrencies: /* @__PURE__ */ listOf(
      /* @__PURE__ */ objectOf({ id: name, name, symbol: name, networks: /* @__PURE__ */ listOf(network) }, {}),
    ),
  },
  {},
)

/** Decodes a quote in AppKit's format. */
export const singleQuoteRow: Decoder<OnrampSingleQuote> = /* @__PURE__ */ objectOf(
  {
    paymentTotal: amount,
    paymentSubtotal: amount,
    purchaseAmount: amount,
    networkFee: amount,
    quoteId: /* @__PURE__ */ text(4000),
  },
  {},
)

/** Decodes a link in AppKit's format. */
export const urlRow: Decoder<OnrampUrl> = /* @__PURE__ */ objectOf({ url: link }, {})
