import { showAmount } from '@openappkit/appkit-core/amounts'

/** Amounts from a million up are abbreviated. */
const million = 1_000_000n

/** Significant digits of an abbreviated amount. */
const significant = 4

/** The longest whole part with an abbreviation: hundreds of trillions. */
const longest = 15

/**
 * Formats an amount for a row. Works like `showAmount`, but abbreviates millions and more in the words of the language,
 * truncated to 4 significant digits, so that a row always shows the whole number. An amount too large for that becomes
 * `>999T`.
 *
 * @param locale - BCP 47 tag.
 */
export function compactAmount(units: bigint, decimals: number, locale: string): string {
  const whole = units / 10n ** BigInt(decimals)
  if (whole < million) return showAmount(units, decimals, { locale })
  const digits = String(whole)
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: significant })
  if (digits.length > longest) return `>${format.format(999n * 10n ** 12n)}`
  return format.format(BigInt(digits.slice(0, significant).padEnd(digits.length, '0')))
}
