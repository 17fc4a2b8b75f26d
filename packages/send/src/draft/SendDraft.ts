import type { Recipient } from '../recipient/Recipient'
import type { SendToken } from './SendToken'

/** What an amount is typed in: the token, or the currency that its price is in. */
export type AmountUnit = 'token' | 'fiat'

/** The form of a transfer, complete or not. Never changed, only replaced. */
export interface SendDraft {
  readonly token: SendToken | undefined
  /** As it was typed. */
  readonly amountText: string
  readonly unit: AmountUnit
  /** The language that it was typed in, BCP 47: a comma is not a comma everywhere. */
  readonly locale: string | undefined
  /** Base units of the token. Undefined: nothing, or nothing that is an amount, was typed. */
  readonly amount: bigint | undefined
  /** All that can be sent was asked for: the amount follows the fee until the review. */
  readonly isMax: boolean
  /** Base units that transfers leave alone, once the chain said that there are some. */
  readonly reserved?: bigint | undefined
  /** The payer asked to spend those as well. */
  readonly spendsReserved?: boolean | undefined
  /** As it was typed: an address or a name. */
  readonly recipientText: string
  readonly recipient: Recipient
}

/** An empty form, of `token` where it is known which. */
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
