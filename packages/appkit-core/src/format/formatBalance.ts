import { amountDecimals } from './amountDecimals'
import { floorDecimal } from './floorDecimal'
import { formatUnits } from './formatUnits'

/** An amount without loss: base units with their decimals, or a decimal number as text. */
export type DecimalAmount = string | { readonly value: bigint; readonly decimals: number }

/** The amount as decimal text. */
export function decimalText(amount: DecimalAmount): string {
  return typeof amount === 'string' ? amount : formatUnits(amount.value, amount.decimals)
}

/**
 * A balance as it is shown: 3 decimals, floored, never in scientific notation.
 *
 * @param locale - BCP 47 tag. With it the digits, the separators and the grouping are those of that language; without it the text is plain.
 *
 * @throws AppKitError `units/invalid-decimal` when the amount is text and no decimal number.
 *
 * @example
 * ```ts
 * formatBalance({ value: 1234567890000000000000n, decimals: 18 }) // '1234.567'
 * formatBalance('1234.5678', 'de') // '1.234,567'
 * ```
 */
export function formatBalance(amount: DecimalAmount, locale?: string): string {
  const plain = floorDecimal(decimalText(amount), amountDecimals)
  if (locale === undefined) return plain
  const digits = { minimumFractionDigits: amountDecimals, maximumFractionDigits: amountDecimals }
  // As text, so that an amount beyond what a float can hold keeps all of its digits.
  return new Intl.NumberFormat(locale, digits).format(plain as `${number}`)
}
