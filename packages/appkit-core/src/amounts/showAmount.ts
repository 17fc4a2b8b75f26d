import { amountDecimals } from '../format/amountDecimals'
import { floorDecimal } from '../format/floorDecimal'
import { formatUnits } from '../format/formatUnits'

/** Options of {@link showAmount}. */
export interface ShowAmountOptions {
  /** BCP 47 tag that sets the digits and separators. Default: the digits 0 to 9, a point and no groups. */
  readonly locale?: string | undefined
  /** Number of decimal places. Default: 3. */
  readonly digits?: number | undefined
}

/**
 * Formats an amount for display with a fixed number of decimal places. Truncates toward zero, so a positive amount
 * never looks larger than it is. Never uses scientific notation.
 *
 * @throws {AppKitError} `units/decimals-required` if `decimals` is invalid.
 * @throws {RangeError} if `locale` isn't a valid tag, or if a locale is given and `digits` exceeds the maximum of
 * `Intl`.
 *
 * @example
 * ```ts
 * import { showAmount } from '@openappkit/appkit-core/amounts'
 *
 * showAmount(1234567800n, 6) // '1234.567'
 * showAmount(1234567800n, 6, { locale: 'de', digits: 2 }) // '1.234,56'
 * ```
 */
export function showAmount(
  units: bigint,
  decimals: number,
  { locale, digits = amountDecimals }: ShowAmountOptions = {},
): string {
  const floored = floorDecimal(formatUnits(units, decimals), digits)
  const plain = digits === 0 ? floored.replace('.', '') : floored
  if (locale === undefined) return plain
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  // Passed as text, because a float would lose digits of large amounts.
  return format.format(plain as `${number}`)
}
