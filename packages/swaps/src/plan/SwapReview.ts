import type { PriceImpact } from '../quote/priceImpact'
import type { SwapQuote } from '../quote/SwapQuote'
import type { SwapOutcome } from './assertOutcome'
import type { PreparedStep } from './PreparedStep'
import type { SwapPayment } from './SwapPayment'

/** A swap to review. The wallet gets exactly its steps. */
export interface SwapReview {
  /** The quote that the steps belong to. */
  readonly quote: SwapQuote
  /** Lowest amount that the user receives; otherwise, the chain rejects the swap. */
  readonly minimum: bigint
  readonly impact: PriceImpact
  readonly steps: readonly PreparedStep[]
  /** Whether the wallet sends all steps with one confirmation. */
  readonly isBatch: boolean
  /** Payment that the batch makes with the received tokens. Undefined if there is none. */
  readonly payment?: SwapPayment | undefined
  /** Simulated result. Undefined if the node can't simulate; the decoded steps then guarantee the minimum. */
  readonly outcome: SwapOutcome | undefined
  /** Estimated fee of all steps in native base units. Undefined if unknown. */
  readonly fee: bigint | undefined
  /** Balance of the paid token. */
  readonly balance: bigint
}

/** Something that the user must accept before the swap. */
export type SwapConcern = 'impact' | 'unknownImpact' | 'unlisted'

/**
 * Returns what the user must accept.
 *
 * @example
 * ```ts
 * import { concernsOf, type SwapReview } from '@openappkit/swaps'
 *
 * const isPlain = (review: SwapReview) => concernsOf(review).length === 0
 * ```
 */
export function concernsOf({ impact, quote }: SwapReview): readonly SwapConcern[] {
  const concerns: SwapConcern[] = []
  if (impact.band === 'high') concerns.push('impact')
  if (impact.band === 'unknown') concerns.push('unknownImpact')
  if (!quote.query.to.isListed) concerns.push('unlisted')
  return concerns
}

/** Returns the highest fee that a wallet may set: half above the estimate, which counts only the gas really used. */
export function highestFee(fee: bigint | undefined): bigint | undefined {
  return fee === undefined ? undefined : (fee * 3n) / 2n
}
