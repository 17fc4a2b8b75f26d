/** How a language writes numbers. */
export interface Numerals {
  /** From zero to nine. */
  readonly digits: readonly string[]
  /** Between whole units and their fraction. */
  readonly decimal: string
  /** Between the groups of a large number. Empty where a language has no groups. */
  readonly group: string
}

/** Reads out of the platform how a language writes numbers. */
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
