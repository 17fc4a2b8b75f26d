import type { SwapOffer, SwapProvider } from '../SwapProvider'

/** An offer with its provider. */
export interface Offered {
  readonly provider: SwapProvider
  readonly offer: SwapOffer
}

/** Offers by net value. */
export interface Ranking {
  /** Highest net value first. */
  readonly ranked: readonly Offered[]
  /** Offers too far below the others. */
  readonly outliers: readonly Offered[]
}

/** Value of the native coin in the token to receive, as a ratio of base units. */
export interface FeeRate {
  readonly units: bigint
  readonly wei: bigint
}

/** Price of gas, and the value of the coin that pays for it. */
export interface NetworkFee {
  readonly gasPrice: bigint
  readonly rate: FeeRate
}

/**
 * Ranks offers by the amount received minus the network fee. Without a fee, by the amount alone. Of two equal offers, a
 * protected one is first. Offers more than 5 % below the median amount are outliers. The order of arrival has no effect.
 */
export function rankOffers(offers: readonly Offered[], fee: NetworkFee | undefined): Ranking {
  // Multiplied by 200 to stay with integers: twice the median times 100, against 95 %.
  const twiceMedian = twiceMedianOf(offers.map(({ offer }) => offer.toAmount))
  const isOutlier = ({ offer }: Offered): boolean => offer.toAmount * 200n < twiceMedian * 95n
  const kept = offers.filter(offered => !isOutlier(offered))
  // An offer that doesn't state its gas must not win by that.
  const highestGas = kept.reduce((highest, { offer: { gas = 0n } }) => (gas > highest ? gas : highest), 0n)
  const netOf = ({ offer }: Offered): bigint =>
    fee ? offer.toAmount - ((offer.gas ?? highestGas) * fee.gasPrice * fee.rate.units) / fee.rate.wei : offer.toAmount
  const ranked = kept
    .map(offered => ({ offered, net: netOf(offered) }))
    .sort((one, other) => descending(one.net, other.net) || byOrder(one.offered, other.offered))
    .map(({ offered }) => offered)
  return { ranked, outliers: offers.filter(isOutlier) }
}

function twiceMedianOf(amounts: readonly bigint[]): bigint {
  const sorted = [...amounts].sort((one, other) => descending(other, one))
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0n
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? 0n) : upper
  return lower + upper
}

function descending(one: bigint, other: bigint): number {
  if (one === other) return 0
  return one > other ? -1 : 1
}

/** Puts offers first that others can't trade ahead of. Other offers have a fixed order. */
function byOrder(one: Offered, other: Offered): number {
  const [isPublic, isOtherPublic] = [one, other].map(({ offer }) => offer.isPublic !== false)
  if (isPublic !== isOtherPublic) return isPublic ? 1 : -1
  return one.provider.id < other.provider.id ? -1 : 1
}
