import { amountDecimals } from './amountDecimals'
import { floorDecimal } from './floorDecimal'
import { formatUnits } from './formatUnits'

/** Amount without loss of precision: base units with their decimals, or decimal text. */
export type DecimalAmount = string | { readonly value: bigint; readonly decimals: number }

/**
 * Returns an amount as decimal text. Returns text unchanged, without checking it.
 *
 * @throws {AppKitError} `units/decimals-required` if `decimals` isn't an integer from 0 to 255.
 *
 * @example
 * ```ts
 * import { decimalText } from '@openappkit/appkit-core/format'
 *
 * decimalText({ value: 1500000n, decimals: 6 }) // '1.5'
 * ```
 */
export function decimalText(amount: DecimalAmount): string {
  return typeof amount === 'string' ? amount : formatUnits(amount.value, amount.decimals)
}

/**
 * Formats a balance for display: truncated or zero-padded to 3 decimals, never in scientific notation.
 *
 * @param locale - BCP 47 tag that sets digits, separators and grouping. Default: digits 0 to 9, a point and no groups.
 *
 * @throws {AppKitError} `units/invalid-decimal` if the amount is text but not a decimal.
 * @throws {AppKitError} `units/decimals-required` if `decimals` isn't an integer from 0 to 255.
 * @throws {RangeError} if `locale` isn't a BCP 47 tag.
 *
 * @example
 * ```ts
 * import { formatBalance } from '@openappkit/appkit-core/format'
 *
 * formatBalance({ value: 1234567890000000000000n, decimals: 18 }) // '1234.567'
 * formatBalance('1234.5678', 'de') // '1.234,567'
 * ```
 */
export function formatBalance(amount: DecimalAmount, locale?: string): string {
  const plain = floorDecimal(decimalText(amount), amountDecimals)
  if (locale === undefined) return plain
  const digits = { minimumFractionDigits: amountDecimals, maximumFractionDigits: amountDecimals }
  // Passed as text, because a float would lose digits of large amounts.
  return new Intl.NumberFormat(locale, digits).format(plain as `${number}`)
}
