/**
 * Returns hundredths of a percent as a percentage in the user's language, with up to two decimals. A negative one has the
 * minus sign of the language's amounts.
 */
export function percentText(bps: number, locale: string): string {
  const text = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000)
  return text.replace('-', '−')
}

/** Returns the difference of `part` to `whole` in hundredths of a percent, rounded away from zero. */
export function differenceBps(part: bigint, whole: bigint): number {
  if (whole === 0n) return 0
  const scaled = (part - whole) * 10_000n
  const rounded = scaled / whole
  return Number(rounded * whole === scaled ? rounded : rounded + (scaled < 0n ? -1n : 1n))
}
