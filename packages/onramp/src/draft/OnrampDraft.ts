import { parseAmount } from '@openappkit/appkit-core/amounts'
import type { OnrampAsset } from '../market/OnrampCatalog'
import type { OnrampAccount } from '../OnrampAccount'

/** The form's input. */
export interface OnrampDraft {
  readonly account: OnrampAccount | undefined
  /** ISO 3166-1 code. */
  readonly country: string | undefined
  /** Code of a state, where providers need it. */
  readonly subdivision: string | undefined
  readonly asset: OnrampAsset | undefined
  /** ISO 4217 code. */
  readonly currency: string | undefined
  /** Payment method. */
  readonly method: string | undefined
  /** The amount as typed. */
  readonly amountText: string
  /** Amount in units of 10⁻¹⁸ of the currency. Undefined if the text isn't an amount. */
  readonly amount: bigint | undefined
  /** The provider that the user chose. Undefined for the best price. */
  readonly providerId: string | undefined
}

/** Decimals of fiat amounts. */
export const fiatDecimals = 18

/** Returns an empty form for an account. */
export function emptyDraft(account: OnrampAccount | undefined): OnrampDraft {
  return {
    account,
    country: undefined,
    subdivision: undefined,
    asset: undefined,
    currency: undefined,
    method: undefined,
    amountText: '',
    amount: undefined,
    providerId: undefined,
  }
}

/** Reads a typed amount of money. Undefined if it isn't one, or has more decimals than cents. */
export function readMoney(text: string, locale: string | undefined): bigint | undefined {
  try {
    const cents = parseAmount(text, 2, locale)
    return cents * 10n ** BigInt(fiatDecimals - 2)
  } catch {
    return undefined
  }
}
