/** Digits and separators of a locale. */
export interface Numerals {
  /** Digits from zero to nine. */
  readonly digits: readonly string[]
  /** Separator between the integer part and the fraction. */
  readonly decimal: string
  /** Separator between digit groups. Empty if the locale has none. */
  readonly group: string
}

/** Returns the digits and separators of a locale, read from `Intl`. */
export function numeralsOf(locale: string): Numerals {
  const plain = new Intl.NumberFormat(locale, { useGrouping: false })
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(123_456_789.5)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return {
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    decimal: part('decimal') ?? '.',
    group: part('group') ?? '',
  }
}
