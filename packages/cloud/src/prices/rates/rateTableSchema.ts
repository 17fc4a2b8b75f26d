import { z } from 'zod'
import type { RateTable } from './RateSource'

const DAY = 86_400_000

const base = z.literal('USD', 'has rates that are not for the US dollar').optional()

/** Response format that most exchange-rate services share: rates of the US dollar with their date or time. */
export const rateTableSchema: z.ZodType<RateTable> = z
  .looseObject({
    base,
    base_code: base,
    timestamp: z.number().positive().optional(),
    time_last_update_unix: z.number().positive().optional(),
    date: z.iso.date().optional(),
    rates: z.record(z.string(), z.unknown()),
  })
  .transform(({ timestamp, time_last_update_unix, date, rates }, context) => {
    const seconds = timestamp ?? time_last_update_unix
    // Daily rates are published in the afternoon, so they're dated to the end of the day.
    const asOf = seconds === undefined ? date && Date.parse(date) + DAY : seconds * 1000
    if (asOf === undefined || asOf === '') {
      context.addIssue('does not say when its rates were made')
      return z.NEVER
    }
    return { asOf, perUsd: new Map(Object.entries(rates).flatMap(readRate)) }
  })

/** Returns a rate by currency code, or nothing if the rate is implausible. */
function readRate([code, rate]: [string, unknown]): readonly [string, number][] {
  const isSane = typeof rate === 'number' && rate >= 1e-9 && rate <= 1e9
  return isSane ? [[code.toUpperCase(), rate]] : []
}
