import { assertDecimals } from '../format/assertDecimals'
import { decimalParts } from '../format/decimalParts'

/**
 * Converts a decimal string from an external service to base units. Truncates digits below the smallest unit.
 *
 * @throws {AppKitError} `units/invalid-decimal` if `value` isn't a decimal.
 * @throws {AppKitError} `units/decimals-required` if `decimals` is invalid.
 *
 * @example
 * ```ts
 * floorUnits('12.3456789', 6) // 12345678n
 * ```
 */
export function floorUnits(value: string, decimals: number): bigint {
  assertDecimals(decimals)
  const { sign, integer, fraction } = decimalParts(value)
  const units = BigInt(integer + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return sign === '-' ? -units : units
}
