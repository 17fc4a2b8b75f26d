/** Formats the time of day. `time` is in milliseconds since the epoch. */
export function timeOfDay(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(time)
}
