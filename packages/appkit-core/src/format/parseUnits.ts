import { AppKitError } from '@openappkit/contract'
import { assertDecimals } from './assertDecimals'
import { decimalParts } from './decimalParts'

/**
 * Turns a decimal amount into base units, exactly.
 *
 * @param decimals - How many digits the smallest unit lies behind the point: 18 for ether, 9 for SOL, 8 for bitcoin.
 *
 * @throws AppKitError `units/decimals-required` without a valid `decimals`, `units/invalid-decimal` when `value` is no
 * number, `units/too-precise` when it is finer than the smallest unit: nothing is rounded away.
 *
 * @example
 * ```ts
 * parseUnits('1.5', 18) // 1500000000000000000n
 * ```
 */
export function parseUnits(value: string, decimals: number): bigint {
  assertDecimals(decimals)
  const { sign, integer, fraction } = decimalParts(value)
  if (/[1-9]/.test(fraction.slice(decimals))) {
    throw new AppKitError('units/too-precise', `${value} has more than ${decimals} decimals. Give a rounder amount.`)
  }
  const units = BigInt(integer + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return sign === '-' ? -units : units
}
