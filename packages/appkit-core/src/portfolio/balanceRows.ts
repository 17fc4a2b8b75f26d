import { visibleText } from '../cloud/visibleText'
import { isDecimal } from '../format/decimalParts'
import { type Decoder, finite, listOf, objectOf, text } from '../storage/decode'

/** Balance of one asset, as the backend returns it. */
export interface BalanceRow {
  readonly name: string
  readonly symbol: string
  /** CAIP-2 id. */
  readonly chainId?: string | undefined
  /** CAIP-10 id of the token. Absent for the native asset. */
  readonly address?: string | undefined
  /** Value in the requested currency. Absent if unknown. */
  readonly value?: number | undefined
  /** Price of one whole token. Zero if unknown. */
  readonly price: number
  /** Price 24 hours ago. Absent if unknown. */
  readonly priceDayAgo?: number | undefined
  /** Time of the price in ISO 8601. Absent for a current price. */
  readonly priceAsOf?: string | undefined
  /** Amount in whole tokens as a decimal string, with the token's number of decimals. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  /** Unconfirmed amount in whole tokens. Absent if none. */
  readonly unconfirmed?: string | undefined
  readonly iconUrl: string
}

/**
 * Balances of an account. `asOf` is the time of the request or, for a cached response, the time when it was stored, in
 * milliseconds since the epoch.
 */
export interface Balances {
  readonly rows: readonly BalanceRow[]
  readonly asOf: number
}

const decimalNumber: Decoder<string> = value => (isDecimal(value) && value.length <= 400 ? value : undefined)
const decimals: Decoder<string> = value => (/^\d{1,3}$/u.test(String(value)) ? String(value) : undefined)
/** Parses a time with a time zone. Without one, JavaScript assumes the user's. */
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

/** Parses one row, with defaults for the display fields. */
export const balanceRow: Decoder<BalanceRow> = value => {
  const row = balanceFields(value)
  // Mutates the new row instead of copying it, because there may be thousands of rows.
  return row && Object.assign(row, { name: row.name || row.symbol, price: row.price ?? 0, iconUrl: row.iconUrl ?? '' })
}

/** Leaves rows unparsed, because there may be thousands. */
export const unreadBalances: Decoder<{ balances: unknown[] }> = /* @__PURE__ */ objectOf(
  { balances: listOf((row): unknown => row) },
  {},
)

/** Parses rows and skips invalid ones. */
export const balanceRows: Decoder<{ balances: BalanceRow[] }> = /* @__PURE__ */ objectOf(
  { balances: listOf(balanceRow) },
  {},
)
