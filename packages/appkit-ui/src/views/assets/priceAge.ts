/** A price is taken for the current one for so long, in milliseconds. */
const freshFor = 300_000

/** Since when a price stands that isn't the current one any more, with its day unless that is today. Undefined: it is fresh enough. Times in milliseconds since the epoch. */
export function priceAge(asOf: number | undefined, now: number, locale: string): string | undefined {
  if (asOf === undefined || now - asOf <= freshFor) return undefined
  const isToday = new Date(asOf).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', dateStyle: isToday ? undefined : 'medium' }).format(asOf)
}
