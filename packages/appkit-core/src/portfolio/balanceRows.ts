import { visibleText } from '../cloud/visibleText'
import { isDecimal } from '../format/decimalParts'
import { type Decoder, finite, listOf, objectOf, text } from '../storage/decode'

/** One asset that an account holds, as the backend tells it. */
export interface BalanceRow {
  readonly name: string
  readonly symbol: string
  /** CAIP-2. */
  readonly chainId?: string | undefined
  /** CAIP-10 of the token. Absent: the chain's own asset. */
  readonly address?: string | undefined
  /** In the currency that was asked for. Absent: not known. */
  readonly value?: number | undefined
  /** Of one whole token. Zero: not known. */
  readonly price: number
  /** The same 24 hours ago. Absent: not known. */
  readonly priceDayAgo?: number | undefined
  /** When the price was so, as ISO 8601. Absent: a moment ago. */
  readonly priceAsOf?: string | undefined
  /** Whole tokens as a decimal number, and how many decimals there are to them. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  /** How much of it isn't confirmed yet, in whole tokens. Absent: none. */
  readonly unconfirmed?: string | undefined
  readonly iconUrl: string
}

/** An account's assets, and when they were asked for, in milliseconds since the epoch. */
export interface Balances {
  readonly rows: readonly BalanceRow[]
  readonly asOf: number
}

const decimalNumber: Decoder<string> = value => (isDecimal(value) && value.length <= 400 ? value : undefined)
const decimals: Decoder<string> = value => (/^\d{1,3}$/u.test(String(value)) ? String(value) : undefined)
/** With its time zone, without which it would be the visitor's. */
const isoTime: Decoder<string> = value =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{5,20}(Z|[+-]\d\d:\d\d)$/u.test(value) && Date.parse(value) > 0
    ? value
    : undefined

const balanceFields = /* @__PURE__ */ objectOf(
  { symbol: visibleText(200), quantity: objectOf({ decimals, numeric: decimalNumber }, {}) },
  {
    name: visibleText(400),
    chainId: text(100),
    address: text(300),
    value: finite,
    unconfirmed: decimalNumber,
    price: finite,
    priceDayAgo: finite,
    priceAsOf: isoTime,
    iconUrl: text(4096),
  },
)

export const balanceRow: Decoder<BalanceRow> = value => {
  const row = balanceFields(value)
  // Not a copy: there may be thousands, and this one was made a moment ago.
  return row && Object.assign(row, { name: row.name || row.symbol, price: row.price ?? 0, iconUrl: row.iconUrl ?? '' })
}

/** Rows that are yet to be looked at: there may be thousands. */
export const unreadBalances: Decoder<{ balances: unknown[] }> = /* @__PURE__ */ objectOf(
  { balances: listOf((row): unknown => row) },
  {},
)

/** A row that can't be used is left out; the others are not the worse for it. */
export const balanceRows: Decoder<{ balances: BalanceRow[] }> = /* @__PURE__ */ objectOf(
  { balances: listOf(balanceRow) },
  {},
)
