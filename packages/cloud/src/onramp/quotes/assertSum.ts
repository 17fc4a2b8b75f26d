import { OnrampFailure } from '../OnrampFailure'
import type { OnrampOffer } from '../OnrampProvider'

/** One cent: fee lines are rounded one by one. */
const TOLERANCE = 10n ** 16n

/**
 * Returns the value of the crypto: the total minus all fees.
 *
 * @throws OnrampFailure `unavailable` if the provider's lines don't sum up, or leave nothing to buy.
 */
export function assertSum({ fees, subtotal, total }: OnrampOffer): bigint {
  const rest = fees.reduce((left, { amount }) => left - amount, total)
  if (rest <= 0n || fees.some(({ amount }) => amount < 0n)) throw wrongSum()
  if (subtotal !== undefined && (rest - subtotal > TOLERANCE || subtotal - rest > TOLERANCE)) throw wrongSum()
  return rest
}

function wrongSum(): OnrampFailure {
  return new OnrampFailure('unavailable', "The lines of the quote don't sum up")
}
