import { type Decoder, finite, listOf, objectOf, text } from '@openappkit/appkit-core/cloud'
import type { ConvertQuote, ConvertSkipped, ConvertStep } from '@openappkit/contract'

/** A token of the backend's list. */
export interface TokenRow {
  readonly name: string
  readonly symbol: string
  readonly address: string
  readonly decimals: number
  readonly logoUri?: string | undefined
}

/** One of the backend's quotes. */
export interface QuoteRow extends Omit<ConvertQuote, 'fees' | 'id'> {
  readonly id?: string | undefined
  readonly fees?: readonly { readonly kind: string; readonly asset: string; readonly amount: string }[] | undefined
}

/** Quotes, and why providers have none. */
export interface QuoteRows {
  readonly quotes: readonly QuoteRow[]
  readonly skipped?: readonly { readonly reason: ConvertSkipped['reason'] | string }[] | undefined
}

/** The steps of a swap and the quote that they belong to. */
export interface BuiltRow {
  readonly steps: readonly ConvertStep[]
  readonly quote?: QuoteRow | undefined
  readonly minAmount?: string | undefined
}

/** Most steps of a response, as in the contract. A swap needs at most three. */
const mostSteps = 5

const name = /* @__PURE__ */ text(200)
const units: Decoder<string> = value => (typeof value === 'string' && /^\d{1,78}$/.test(value) ? value : undefined)
const bytes: Decoder<`0x${string}`> = value =>
  typeof value === 'string' && value.length <= 131_074 && /^0x(?:[\da-f]{2})*$/i.test(value)
    ? (value as `0x${string}`)
    : undefined
const flag: Decoder<boolean> = value => (typeof value === 'boolean' ? value : undefined)

function integerUpTo(max: number): Decoder<number> {
  return value => {
    const number = finite(value)
    return number !== undefined && Number.isInteger(number) && number >= 0 && number <= max ? number : undefined
  }
}

function exactly<const Text extends string>(...texts: readonly Text[]): Decoder<Text> {
  return value => texts.find(known => known === value)
}

const token: Decoder<TokenRow> = /* @__PURE__ */ objectOf(
  { name, symbol: name, address: name, decimals: /* @__PURE__ */ integerUpTo(255) },
  { logoUri: /* @__PURE__ */ text(16_384) },
)

/** Decodes the token list. */
export const tokenRows: Decoder<{ readonly tokens: readonly TokenRow[] }> = /* @__PURE__ */ objectOf(
  { tokens: /* @__PURE__ */ listOf(token) },
  {},
)

const fee = /* @__PURE__ */ objectOf({ kind: name, asset: name, amount: units }, {})
const provider = /* @__PURE__ */ objectOf({ id: name, name }, {})
const quote: Decoder<QuoteRow> = /* @__PURE__ */ objectOf(
  { fromAmount: units, fromAccount: name, toAmount: units, toAccount: name },
  {
    id: name,
    provider,
    impactBps: /* @__PURE__ */ integerUpTo(10_000),
    fees: /* @__PURE__ */ listOf(fee),
    route: /* @__PURE__ */ listOf(name),
    networkFee: units,
    spender: name,
    expiresAt: finite,
    isPublic: flag,
  },
)

/** Decodes quotes. */
export const quoteRows: Decoder<QuoteRows> = /* @__PURE__ */ objectOf(
  { quotes: /* @__PURE__ */ listOf(quote) },
  { skipped: /* @__PURE__ */ listOf(/* @__PURE__ */ objectOf({ reason: name }, {})) },
)

const approve = /* @__PURE__ */ objectOf(
  { kind: /* @__PURE__ */ exactly('approve'), token: name, spender: name, amount: units },
  {},
)
const transaction = /* @__PURE__ */ objectOf(
  { kind: /* @__PURE__ */ exactly('transaction'), to: name, data: bytes, value: units },
  {},
)
const signedTransaction = /* @__PURE__ */ objectOf(
  {
    kind: /* @__PURE__ */ exactly('signedTransaction'),
    transaction: /* @__PURE__ */ text(8192),
    submittedBy: /* @__PURE__ */ exactly('client', 'server'),
  },
  { requestId: name },
)
const step: Decoder<ConvertStep> = value => approve(value) ?? transaction(value) ?? signedTransaction(value)

/** Rejects the whole plan if a step is invalid, because a swap without one of its steps is a different swap. */
const steps: Decoder<readonly ConvertStep[]> = value => {
  if (!Array.isArray(value) || value.length > mostSteps) return undefined
  const decoded = value.map(step).filter(known => known !== undefined)
  return decoded.length === value.length ? decoded : undefined
}

/** Decodes the steps of a swap. */
export const builtRow: Decoder<BuiltRow> = /* @__PURE__ */ objectOf({ steps }, { quote, minAmount: units })

/** Decodes the hash of a submitted transaction. */
export const executionRow: Decoder<{ readonly hash: string }> = /* @__PURE__ */ objectOf({ hash: name }, {})
