/** Distance to a date, in the unit to display. */
export interface RelativeDate {
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'
  readonly count: number
}

// Milliseconds, as literals: products of them would stay in bundles that don't format dates.
const second = 1_000
const minute = 60_000
const hour = 3_600_000
const day = 86_400_000
/** A twelfth of the Gregorian year's average of 365.2425 days. */
const month = 2_629_746_000
const year = 31_556_952_000

/**
 * Thresholds, finest first. A threshold applies if the distance, rounded to the unit `of`, is at most `limit`. The
 * distance then displays as 1 `unit` if `one` is set, otherwise as the rounded number of `unit`.
 */
const thresholds: readonly { limit: number; of: number; unit: RelativeDate['unit']; one?: true }[] = [
  { limit: 44, of: second, unit: 'second' },
  { limit: 89, of: second, unit: 'minute', one: true },
  { limit: 44, of: minute, unit: 'minute' },
  { limit: 89, of: minute, unit: 'hour', one: true },
  { limit: 21, of: hour, unit: 'hour' },
  { limit: 35, of: hour, unit: 'day', one: true },
  { limit: 25, of: day, unit: 'day' },
  { limit: 45, of: day, unit: 'month', one: true },
  { limit: 10, of: month, unit: 'month' },
  { limit: 17, of: month, unit: 'year', one: true },
]

/** Returns the distance between `date` and `now`, in either direction. Both are in milliseconds since the epoch. */
export function relativeDate(date: number, now: number): RelativeDate {
  const distance = Math.abs(now - date)
  for (const { limit, of, unit, one } of thresholds) {
    const count = Math.round(distance / of)
    if (count <= limit) return { unit, count: one ? 1 : count }
  }
  return { unit: 'year', count: Math.round(distance / year) }
}
