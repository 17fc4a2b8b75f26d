/** A moment of today as it is shown, `time` in milliseconds since the epoch. */
export function timeOfDay(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(time)
}
