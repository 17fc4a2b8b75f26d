import { amountDecimals } from '../format/amountDecimals'
import { floorDecimal } from '../format/floorDecimal'
import { formatUnits } from '../format/formatUnits'

/** How an amount is shown. */
export interface ShowAmountOptions {
  /** BCP 47 tag. Without it the text is plain. */
  readonly locale?: string | undefined
  /** Digits behind the point. Default 3. */
  readonly digits?: number | undefined
}

/**
 * An amount as it is shown: floored to 3 digits unless told, never in scientific notation, in the digits and groups of a language.
 *
 * @throws AppKitError `units/decimals-required` without a valid `decimals`.
 *
 * @example
 * ```ts
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
  // As text, so that an amount beyond what a float can hold keeps all of its digits.
  return format.format(plain as `${number}`)
}
