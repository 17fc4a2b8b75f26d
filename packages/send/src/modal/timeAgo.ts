const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const

/** Returns how long ago a date was, in the user's language: `2 days ago`. Empty if the date is invalid. */
export function timeAgo(date: string, now: number, locale: string): string {
  const passed = Math.max(0, now - Date.parse(date))
  if (Number.isNaN(passed)) return ''
  const [unit, length] = units.find(([, length]) => passed >= length) ?? units[4]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / length), unit)
}
