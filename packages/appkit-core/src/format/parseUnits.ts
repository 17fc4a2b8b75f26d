import { AppKitError } from '@openappkit/contract'
import { assertDecimals } from './assertDecimals'
import { decimalParts } from './decimalParts'

/**
 * Converts decimal text to base units, exactly.
 *
 * @param decimals - Decimal places of the token: 18 for ether, 9 for SOL, 8 for bitcoin.
 *
 * @throws {AppKitError} `units/decimals-required` if `decimals` isn't an integer from 0 to 255.
 * @throws {AppKitError} `units/invalid-decimal` if `value` isn't a decimal.
 * @throws {AppKitError} `units/too-precise` if `value` has a fraction of the smallest unit.
 *
 * @example
 * ```ts
 * import { parseUnits } from '@openappkit/appkit-core/format'
 *
 * parseUnits('1.5', 18) // 1500000000000000000n
 * ```
 */
export function parseUnits(value: string, decimals: number): bigint {
  assertDecimals(decimals)
  const { sign, integer, fraction } = decimalParts(value)
  if (/[1-9]/.test(fraction.slice(decimals))) {
    throw new AppKitError('units/too-precise', `${value} has more than ${decimals} decimals. Round it.`)
  }
  const units = BigInt(integer + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return sign === '-' ? -units : units
}
