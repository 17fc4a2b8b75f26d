import { assertDecimals } from '../format/assertDecimals'
import { decimalParts } from '../format/decimalParts'

/**
 * Base units of a decimal amount that somebody else printed, floored: what is finer than the smallest unit was never held.
 *
 * @throws AppKitError `units/invalid-decimal` when `value` is no number, `units/decimals-required` without a valid `decimals`.
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
