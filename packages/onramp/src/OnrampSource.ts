import type { CaipNetwork } from '@openappkit/appkit-core'
import type { OnrampCatalog } from './market/OnrampCatalog'
import type { OnrampQuote, OnrampQuotes, QuoteQuery } from './OnrampQuote'
import type { OnrampProgress } from './purchase/OnrampPurchase'

/** A country and a network. */
export interface MarketQuery {
  readonly network: CaipNetwork
  readonly country: string
  readonly subdivision: string | undefined
}

/** A purchase that the backend has started. */
export interface StartedPurchase {
  /** Undefined if the backend can't report the purchase's progress. */
  readonly key: { readonly id: string; readonly secret: string } | undefined
  /** Link that opens the provider's checkout. */
  readonly url: string
  /** Time until which the link opens, in milliseconds since the epoch. */
  readonly expiresAt: number
}

/** The source of prices and purchases: the backend. */
export interface OnrampSource {
  /**
   * Returns the offers in a market.
   *
   * @throws AppKitError `onramp/unsupported-chain` or `onramp/unavailable`.
   */
  catalog(market: MarketQuery, signal: AbortSignal): Promise<OnrampCatalog>
  /**
   * Returns the prices of a purchase.
   *
   * @throws AppKitError `onramp/unavailable`.
   */
  quotes(query: QuoteQuery, signal: AbortSignal): Promise<OnrampQuotes>
  /**
   * Starts a purchase at a quoted price.
   *
   * @param redirectUrl - URL to return to, if the checkout replaces the app.
   * @throws AppKitError `onramp/price-expired` or `onramp/unavailable`.
   */
  start(quote: OnrampQuote, redirectUrl?: string): Promise<StartedPurchase>
  /**
   * Returns the progress of a purchase.
   *
   * @throws AppKitError `onramp/unavailable`.
   */
  progress(key: { readonly id: string; readonly secret: string }): Promise<OnrampProgress>
}
