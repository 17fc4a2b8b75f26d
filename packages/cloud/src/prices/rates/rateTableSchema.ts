import { z } from 'zod'
import type { RateTable } from './RateSource'

const DAY = 86_400_000

const base = z.literal('USD', 'has rates that are not for the US dollar').optional()

/** Common format of exchange-rate services: rates of the US dollar and their day or time. */
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
    // Daily rates are published in the afternoon. They count until the end of the day.
    const asOf = seconds === undefined ? date && Date.parse(date) + DAY : seconds * 1000
    if (asOf === undefined || asOf === '') {
      context.addIssue('does not say when its rates were made')
      return z.NEVER
    }
    return { asOf, perUsd: new Map(Object.entries(rates).flatMap(readRate)) }
  })

/** Drops an impossible rate. */
function readRate([code, rate]: [string, unknown]): readonly [string, number][] {
  const isSane = typeof rate === 'number' && rate >= 1e-9 && rate <= 1e9
  return isSane ? [[code.toUpperCase(), rate]] : []
}
