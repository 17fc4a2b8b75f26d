import { fiatDecimals, fiatValue } from '@openappkit/appkit-core/amounts'
import type { SwapQuote } from './SwapQuote'

/**
 * How much a swap loses against the market.
 *
 * - `none`: below 1%. Not shown.
 * - `notable`: from 1%.
 * - `high`: from 5%. Needs consent.
 * - `unknown`: no price to compare with. Needs consent.
 * - `blocked`: from 15%, or unknown for more than $1,000. Can't be requested.
 */
export type ImpactBand = 'none' | 'notable' | 'high' | 'unknown' | 'blocked'

/** A price impact in hundredths of a percent. `bps` is undefined if it is unknown. */
export interface PriceImpact {
  readonly bps: number | undefined
  readonly band: ImpactBand
}

const notable = 100
const high = 500
const blocked = 1500
/** Highest value in US dollars to swap without knowing the impact. */
const largestUnknown = 1_000n * 10n ** BigInt(fiatDecimals)

/**
 * Returns the price impact: the larger of the reported one and the loss by market prices, because the reported one is
 * untrusted. Prices are given in base units per whole token in {@link fiatDecimals}, and both must be known.
 */
export function priceImpact({ amountOut, impactBps, query }: SwapQuote): PriceImpact {
  const { amount, from, to } = query
  const paid = fiatValue(amount, from.decimals, from.price)
  const received = fiatValue(amountOut, to.decimals, to.price)
  const loss = paid && received !== undefined ? Number(((paid - received) * 10_000n) / paid) : undefined
  const known = [impactBps, loss].filter(bps => bps !== undefined)
  if (known.length === 0) {
    const isLarge = (paid ?? 0n) > largestUnknown
    return { bps: undefined, band: isLarge ? 'blocked' : 'unknown' }
  }
  const bps = Math.max(0, ...known)
  return { bps, band: bps >= blocked ? 'blocked' : bps >= high ? 'high' : bps >= notable ? 'notable' : 'none' }
}
