import { decimalParts } from './decimalParts'

/**
 * Truncates decimal text to `digits` decimal places, or pads it with zeros. Never rounds up, so a positive amount never
 * looks larger than it is. Accepts scientific notation.
 *
 * @throws {AppKitError} `units/invalid-decimal` if `value` isn't a decimal.
 *
 * @example
 * ```ts
 * import { floorDecimal } from '@openappkit/appkit-core/format'
 *
 * floorDecimal('1.2399', 2) // '1.23'
 * ```
 */
export function floorDecimal(value: string, digits: number): string {
  const { sign, integer, fraction } = decimalParts(value)
  const shown = `${integer}.${fraction.slice(0, digits).padEnd(digits, '0')}`
  return /[1-9]/.test(shown) ? sign + shown : shown
}
