/** Age up to which a price counts as current, in milliseconds. */
const freshFor = 300_000

/**
 * Returns the time of a price that is no longer current, with its date unless that is today. Undefined if the price is
 * current or its time is unknown. `asOf` and `now` are in milliseconds since the epoch.
 */
export function priceAge(asOf: number | undefined, now: number, locale: string): string | undefined {
  if (asOf === undefined || now - asOf <= freshFor) return undefined
  const isToday = new Date(asOf).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', dateStyle: isToday ? undefined : 'medium' }).format(asOf)
}
