import { formatUnits } from '../format/formatUnits'
import { numeralsOf } from './Numerals'

/**
 * Formats an amount with all its digits and no groups, for input fields and API requests. `parseAmount` with the same
 * `decimals` and `locale` reads it back, unless the amount is negative.
 *
 * @param locale - BCP 47 tag that sets the digits and the decimal separator. Default: the digits 0 to 9 and a point.
 *
 * @throws {AppKitError} `units/decimals-required` if `decimals` is invalid.
 * @throws {RangeError} if `locale` isn't a valid tag.
 *
 * @example
 * ```ts
 * import { printAmount } from '@openappkit/appkit-core/amounts'
 *
 * printAmount(1500000000000000000n, 18) // '1.5'
 * printAmount(1500000000000000000n, 18, 'de') // '1,5'
 * ```
 */
export function printAmount(units: bigint, decimals: number, locale?: string): string {
  const plain = formatUnits(units, decimals)
  if (locale === undefined) return plain
  const { digits, decimal } = numeralsOf(locale)
  return plain.replace(/[\d.]/gu, character => (character === '.' ? decimal : (digits[Number(character)] ?? character)))
}
