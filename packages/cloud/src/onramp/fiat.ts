import { decimalText } from '../balances/decimalText'

/** Decimals of fiat amounts. */
export const FIAT_DECIMALS = 18

/**
 * Reads a decimal amount, such as `99.90`, in units of 10⁻¹⁸.
 *
 * @throws RangeError for other text.
 */
export function readFiat(text: string): bigint {
  const [, whole, fraction = ''] = /^(\d{1,20})(?:\.(\d{1,18}))?$/.exec(text) ?? []
  if (whole === undefined) throw new RangeError("The amount isn't a decimal number")
  return BigInt(whole + fraction.padEnd(FIAT_DECIMALS, '0'))
}

/** Writes an amount in units of 10⁻¹⁸ exactly, with at least two decimals: `99.90`. */
export function fiatText(units: bigint): string {
  const [whole = '', fraction = ''] = decimalText(units, FIAT_DECIMALS).split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}
