import { minimumOf } from './draft/Slippage'
import { type MaxQuery, maxAmount } from './plan/maxAmount'
import { prepareReview } from './plan/prepareReview'
import type { SwapReview } from './plan/SwapReview'
import { SwapRequests, type SwapStates } from './progress/SwapRequests'
import type { SwapQuote } from './quote/SwapQuote'
import type { SwapContext } from './SwapContext'

/** Builds, checks, simulates and requests a swap. Loads with the first quote, because the form works without it. */
export class SwapExecution {
  readonly requests: SwapRequests
  readonly #context: SwapContext

  constructor(context: SwapContext, states: SwapStates, signal: AbortSignal) {
    this.#context = context
    this.requests = new SwapRequests(context, states, signal)
  }

  /**
   * Returns the checked and simulated review of a quote.
   *
   * @param minimum - Lowest amount that the user accepts. Default: the quote's amount without the slippage.
   */
  prepare(
    quote: SwapQuote,
    minimum: bigint = minimumOf(quote.amountOut, quote.query.slippageBps),
  ): Promise<SwapReview> {
    return prepareReview(this.#context, quote, minimum)
  }

  /** Returns the largest amount to swap, and the balance. */
  max(query: MaxQuery): Promise<{ readonly amount: bigint; readonly balance: bigint }> {
    return maxAmount(this.#context, query)
  }
}
