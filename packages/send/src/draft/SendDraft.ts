import type { Recipient } from '../recipient/Recipient'
import type { SendToken } from './SendToken'

/** Unit of the amount: the token, or the currency of its price. */
export type AmountUnit = 'token' | 'fiat'

/** Form of a transfer, complete or not. Immutable. */
export interface SendDraft {
  readonly token: SendToken | undefined
  /** Amount as typed. */
  readonly amountText: string
  readonly unit: AmountUnit
  /** BCP 47 locale of the amount, for its separators. */
  readonly locale: string | undefined
  /** Amount in base units of the token. Undefined if the text is empty or invalid, or if no token is selected. */
  readonly amount: bigint | undefined
  /** Whether the amount is the maximum, which the review calculates again. */
  readonly isMax: boolean
  /** Reserve in base units that transfers leave in the account, once the chain has reported one. */
  readonly reserved?: bigint | undefined
  /** Whether the user chose to spend the reserve. */
  readonly spendsReserved?: boolean | undefined
  /** Recipient as typed: an address or a name. */
  readonly recipientText: string
  readonly recipient: Recipient
}

/** Returns an empty form, with `token` if given. */
export function emptyDraft(token?: SendToken): SendDraft {
  return {
    token,
    amountText: '',
    unit: 'token',
    locale: undefined,
    amount: undefined,
    isMax: false,
    recipientText: '',
    recipient: { kind: 'none' },
  }
}
