import { visibleText } from '../cloud/visibleText'
import { isDecimal } from '../format/decimalParts'
import { type Decoder, finite, listOf, objectOf, oneOf, text } from '../storage/decode'

/** Asset transfer within a transaction, from the account's point of view. Property names match the API. */
export interface Transfer {
  readonly fungible_info?: {
    readonly name?: string | undefined
    readonly symbol?: string | undefined
    readonly icon?: { readonly url: string } | undefined
  }
  readonly nft_info?: {
    readonly name?: string | undefined
    readonly content?: {
      readonly preview?: { readonly url: string; readonly content_type?: string | undefined } | undefined
      readonly detail?: { readonly url: string; readonly content_type?: string | undefined } | undefined
    }
    readonly flags?: { readonly is_spam: boolean }
  }
  /** Whether the backend's operator classifies the transfer as spam. Absent if the backend doesn't report it. */
  readonly is_spam?: boolean | undefined
  /** CAIP-10 id of the contract or mint. Absent for the native currency or if unknown. */
  readonly address?: string | undefined
  readonly token_id?: string | undefined
  readonly direction: 'in' | 'out' | 'self'
  /** Amount in whole tokens, as decimal text. */
  readonly quantity: { readonly numeric: string }
  readonly value?: number | undefined
  readonly price?: number | undefined
}

/** Transaction of an account. Unknown values are absent, but an unknown `sentFrom` or `sentTo` is an empty string. */
export interface HistoryTransaction {
  readonly id: string
  readonly metadata: {
    /** `send`, `receive`, `mint`, `approve`, `execute`, `trade` or another type that the backend reports. */
    readonly operationType: string
    readonly hash: string
    /** ISO 8601 date. */
    readonly minedAt: string
    readonly sentFrom: string
    readonly sentTo: string
    /** `confirmed`, `failed`, `pending`, or an on-ramp's own status. */
    readonly status: string
    readonly nonce?: number | undefined
    readonly application?: { readonly name?: string | undefined; readonly iconUrl?: string | undefined } | undefined
    /** CAIP-2 id. */
    readonly chain?: string | undefined
  }
  readonly transfers: readonly Transfer[]
}

/** Page of an account's history, newest first. */
export interface HistoryPage {
  readonly data: readonly HistoryTransaction[]
  /** Cursor for the next page of older transactions. Absent on the last page. */
  readonly next?: string | undefined
}

const url: Decoder<string> = /* @__PURE__ */ text(4096)
const media = /* @__PURE__ */ objectOf({ url }, { content_type: text(200) })
const numeric: Decoder<string> = value => (isDecimal(value) && value.length <= 400 ? value : undefined)
const truth: Decoder<boolean> = value => (typeof value === 'boolean' ? value : undefined)

const transfer: Decoder<Transfer> = /* @__PURE__ */ objectOf(
  { direction: oneOf(['in', 'out', 'self']), quantity: objectOf({ numeric }, {}) },
  {
    fungible_info: objectOf({}, { name: visibleText(400), symbol: visibleText(200), icon: objectOf({ url }, {}) }),
    nft_info: objectOf(
      {},
      {
        name: visibleText(400),
        content: objectOf({}, { preview: media, detail: media }),
        flags: objectOf({ is_spam: truth }, {}),
      },
    ),
    is_spam: truth,
    address: text(300),
    token_id: text(100),
    value: finite,
    price: finite,
  },
)

const transaction: Decoder<HistoryTransaction> = value => {
  const found = objectOf(
    {
      id: text(300),
      metadata: objectOf(
        { operationType: text(100), hash: text(200), minedAt: text(100), status: text(100) },
        {
          sentFrom: text(200),
          sentTo: text(200),
          nonce: finite,
          application: objectOf({}, { name: visibleText(200), iconUrl: url }),
          chain: text(100),
        },
      ),
    },
    { transfers: listOf(transfer) },
  )(value)
  if (!found) return undefined
  const { metadata, transfers = [] } = found
  return {
    ...found,
    metadata: { ...metadata, sentFrom: metadata.sentFrom ?? '', sentTo: metadata.sentTo ?? '' },
    transfers,
  }
}

/** Decodes a page of an account's history and skips invalid transactions. */
export const historyPage: Decoder<HistoryPage> = /* @__PURE__ */ objectOf(
  { data: listOf(transaction) },
  { next: text(8000) },
)
