const pattern =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** True for a date and time of RFC 3339 that the calendar has: `2026-11-21T09:30:00Z`, not the 30th of February. */
export function isDateTime(value: string): boolean {
  const [, year, month, day] = pattern.exec(value) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  // Day 0 of the next month is the last of this one.
  return Number(day) <= new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate()
}
