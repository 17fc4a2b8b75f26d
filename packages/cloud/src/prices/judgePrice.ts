import { z } from 'zod'
import type { SourcePrice } from './PriceSource'

/** How far the clock of a source may be ahead of ours, in milliseconds. */
const CLOCK_SKEW = 5 * 60_000

/** No whole token of the world is dearer, and what is cheaper can't be distinguished from nothing. Zero is no price: on the wire it means that there is none. */
const usd = z.number().min(1e-24).max(1e9)
// The price of the day before is optional; when that can't be true, the price still can.
const saidSchema = z.object({ usd, asOf: z.number().nonnegative(), usdDayAgo: usd.optional().catch(undefined) })

/** What becomes of what a source said: it is believed, it is too old, or it can't be true. */
export type Judgement =
  | {
      readonly verdict: 'believed'
      readonly usd: number
      readonly asOf: number
      readonly usdDayAgo?: number | undefined
    }
  | { readonly verdict: 'too-old' }
  | { readonly verdict: 'refused' }

/** Judges a price at the time `now`, in milliseconds since the epoch. */
export function judgePrice(said: SourcePrice, now: number, staleAfter: number): Judgement {
  const { success, data } = saidSchema.safeParse(said)
  if (!success || data.asOf > now + CLOCK_SKEW) return { verdict: 'refused' }
  if (data.asOf <= now - staleAfter) return { verdict: 'too-old' }
  return { verdict: 'believed', usd: data.usd, asOf: Math.min(data.asOf, now), usdDayAgo: data.usdDayAgo }
}
