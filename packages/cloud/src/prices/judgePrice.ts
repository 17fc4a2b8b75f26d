import { z } from 'zod'
import type { SourcePrice } from './PriceSource'

/** Milliseconds by which a source's clock may be ahead. */
const CLOCK_SKEW = 5 * 60_000

/** Range of plausible prices of a whole token. Excludes zero, which stands for a missing price in responses. */
const usd = z.number().min(1e-24).max(1e9)
// An invalid price from a day ago doesn't invalidate the current price.
const saidSchema = z.object({ usd, asOf: z.number().nonnegative(), usdDayAgo: usd.optional().catch(undefined) })

/** Verdict on a source's price: accepted, stale or impossible. */
export type PriceVerdict =
  | {
      readonly verdict: 'believed'
      readonly usd: number
      readonly asOf: number
      readonly usdDayAgo?: number | undefined
    }
  | { readonly verdict: 'too-old' }
  | { readonly verdict: 'refused' }

/**
 * Validates a price at the time `now`, in milliseconds since the epoch. `staleAfter` is the price's maximum age in
 * milliseconds.
 */
export function judgePrice(said: SourcePrice, now: number, staleAfter: number): PriceVerdict {
  const { success, data } = saidSchema.safeParse(said)
  if (!success || data.asOf > now + CLOCK_SKEW) return { verdict: 'refused' }
  if (data.asOf <= now - staleAfter) return { verdict: 'too-old' }
  return { verdict: 'believed', usd: data.usd, asOf: Math.min(data.asOf, now), usdDayAgo: data.usdDayAgo }
}
