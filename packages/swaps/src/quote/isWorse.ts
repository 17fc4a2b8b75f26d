import type { SwapPayment } from '../plan/SwapPayment'
import type { SwapReview } from '../plan/SwapReview'

/** Rise of the loss that needs no attention, in hundredths of a percent. */
const tolerance = 50n

/**
 * Returns whether a review is worse than the accepted one, so that the user must confirm it again. It receives over 0.5%
 * less, its impact is in a higher band, its network fee rose by more than half, or it makes another payment.
 */
export function isWorse(accepted: SwapReview, now: SwapReview): boolean {
  const [before, after] = [accepted, now].map(({ outcome, quote }) => outcome?.received ?? quote.amountOut)
  const isLess = (after ?? 0n) * 10_000n < (before ?? 0n) * (10_000n - tolerance)
  const isBandWorse =
    bands.indexOf(now.impact.band) > bands.indexOf(accepted.impact.band) && now.impact.band !== 'notable'
  const isFeeHigher = accepted.fee !== undefined && now.fee !== undefined && now.fee * 2n > accepted.fee * 3n
  return isLess || isBandWorse || isFeeHigher || !isSamePayment(accepted.payment, now.payment)
}

const bands = ['none', 'notable', 'high', 'unknown', 'blocked'] as const

function isSamePayment(one: SwapPayment | undefined, other: SwapPayment | undefined): boolean {
  return one?.to === other?.to && one?.amount === other?.amount
}
