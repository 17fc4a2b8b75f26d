import { OnrampFailure } from '../OnrampFailure'
import type { OnrampFee, OnrampInput, OnrampOffer } from '../OnrampProvider'
import { readDecimal } from './readDecimal'

/** A hundredth of a currency unit. */
const CENT = 10n ** 16n

/** Price that a provider stated. */
export interface StatedPrice extends Omit<OnrampOffer, 'amount'> {
  /** Decimal amount of the crypto that arrives. */
  readonly amount: string
}

/**
 * Returns the offer of a stated price.
 *
 * @throws OnrampFailure `unavailable` if it is for another amount, if its fees don't sum, or if nothing arrives.
 */
export function requireOffer(id: string, input: OnrampInput, price: StatedPrice): OnrampOffer {
  const amount = readDecimal(price.amount, input.decimals)
  return checkedOffer(id, input, { ...price, amount: amount ?? 0n })
}

/**
 * Checks an offer in base units.
 *
 * @throws OnrampFailure `unavailable` as `requireOffer`.
 */
export function checkedOffer(id: string, { total: asked }: OnrampInput, offer: OnrampOffer): OnrampOffer {
  const { total, subtotal, amount, reference } = offer
  const fees: readonly OnrampFee[] = offer.fees.filter(fee => fee.amount !== 0n)
  const charged = fees.reduce((sum, fee) => sum + fee.amount, 0n)
  if (!isNear(total, asked)) throw new OnrampFailure('unavailable', `${id} answered for another amount`)
  const isSum = subtotal === undefined ? charged < total : isNear(total, subtotal + charged)
  if (!isSum) throw new OnrampFailure('unavailable', `${id} stated fees that don't sum`)
  if (amount <= 0n) throw new OnrampFailure('unavailable', `${id} offered no crypto`)
  if (reference !== undefined && reference.length > 200) throw new OnrampFailure('unavailable', `${id} sent a long id`)
  return { ...offer, fees }
}

function isNear(one: bigint, other: bigint): boolean {
  const difference = one > other ? one - other : other - one
  return difference <= CENT
}
