import type { OnrampAsset, OnrampSeller } from './market/OnrampCatalog'
import type { OnrampAccount } from './OnrampAccount'

/** A purchase to price. */
export interface QuoteQuery {
  readonly account: OnrampAccount
  readonly country: string
  readonly subdivision: string | undefined
  readonly asset: OnrampAsset
  readonly currency: string
  readonly method: string
  /** Amount to pay, fees included, in units of 10⁻¹⁸ of the currency. */
  readonly amount: bigint
}

/** A fee that is part of the total. */
export interface OnrampFee {
  readonly kind: 'provider' | 'network' | 'operator'
  /** Units of 10⁻¹⁸ of the currency. */
  readonly amount: bigint
}

/** The figures of a price. The total is the sum of `subtotal` and `fees`. */
export interface OnrampFigures {
  /** Base units of the asset that arrive. */
  readonly amount: bigint
  /** Units of 10⁻¹⁸ of the currency. */
  readonly total: bigint
  readonly subtotal: bigint
  readonly fees: readonly OnrampFee[]
}

/** A provider's price. */
export interface OnrampQuote {
  /** The backend's id of the price. */
  readonly id: string
  readonly query: QuoteQuery
  readonly provider: OnrampSeller
  /** Undefined if only the provider's page shows the price. */
  readonly figures: OnrampFigures | undefined
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/** Why a provider has no price. */
export interface OnrampSkipped {
  readonly provider: OnrampSeller
  readonly reason: string
  /** Limits in units of 10⁻¹⁸ of the currency, if the amount exceeds them. */
  readonly limits: { readonly min: bigint; readonly max: bigint } | undefined
}

/** Prices of all providers, highest amount first. */
export interface OnrampQuotes {
  readonly query: QuoteQuery
  readonly quotes: readonly OnrampQuote[]
  readonly skipped: readonly OnrampSkipped[]
}
