import { printAmount } from './printAmount'

/**
 * Formats an amount exactly, without trailing zeros and with the digits and groups of a locale, for reviews that must
 * not round.
 *
 * @throws {AppKitError} `units/decimals-required` if `decimals` is invalid.
 * @throws {RangeError} if `locale` isn't a valid tag, or if the amount has more decimal places than `Intl` supports.
 *
 * @example
 * ```ts
 * import { showExactAmount } from '@openappkit/appkit-core/amounts'
 *
 * showExactAmount(1250500000n, 6, 'en') // '1,250.5'
 * ```
 */
export function showExactAmount(units: bigint, decimals: number, locale: string): string {
  const plain = printAmount(units, decimals)
  const [, fraction = ''] = plain.split('.')
  // Passed as text, because a float would lose digits of large amounts.
  return new Intl.NumberFormat(locale, { maximumFractionDigits: fraction.length }).format(plain as `${number}`)
}
