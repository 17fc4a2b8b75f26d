import { formatUnits } from '../format/formatUnits'
import { numeralsOf } from './Numerals'

/**
 * An amount with every digit that it has, and no groups: what goes into a field that is read with `parseAmount`, and over the wire.
 *
 * @param locale - BCP 47 tag whose digits and decimal separator are used; plain text without it.
 *
 * @throws AppKitError `units/decimals-required` without a valid `decimals`.
 *
 * @example
 * ```ts
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
