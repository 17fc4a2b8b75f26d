import type { SwapPlan } from '../plan/SwapPlan'
import type { QuoteQuery, SwapQuote } from './SwapQuote'

/** A swap to build. */
export interface PlanQuery {
  readonly quote: SwapQuote
  /** Lowest amount that the user accepts, in base units of the received token. */
  readonly minimum: bigint
}

/** Provides quotes and the steps of a swap, such as the backend. Its answers are untrusted. */
export interface SwapSource {
  /**
   * Returns the best quote.
   *
   * @throws AppKitError `swap/no-route`, `swap/insufficient-liquidity`, `swap/amount-too-low`, `swap/unavailable` or
   * `swap/unsupported-chain`.
   */
  quote(query: QuoteQuery, signal: AbortSignal): Promise<SwapQuote>
  /**
   * Returns the steps of a swap at the current price.
   *
   * @throws AppKitError `swap/price-moved` if the price is below the minimum, or the codes of {@link SwapSource.quote}.
   */
  plan(query: PlanQuery, signal?: AbortSignal): Promise<SwapPlan>
  /** Submits a signed Solana transaction that only the provider can send. Resolves with its hash. */
  submit?(caipNetworkId: string, requestId: string, transaction: Uint8Array): Promise<string>
}
