import { decimalParts } from './decimalParts'

/**
 * Cuts a decimal number after `digits` digits, filling up with zeros: an amount is never shown larger than it is.
 *
 * @throws AppKitError `units/invalid-decimal` when `value` is no decimal number.
 */
export function floorDecimal(value: string, digits: number): string {
  const { sign, integer, fraction } = decimalParts(value)
  const shown = `${integer}.${fraction.slice(0, digits).padEnd(digits, '0')}`
  return /[1-9]/.test(shown) ? sign + shown : shown
}
