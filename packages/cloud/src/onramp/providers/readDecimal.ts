/** Digits, a fraction and an exponent. Bounded, so that conversion takes little time. */
const DECIMAL = /^(\d{1,60})(?:\.(\d{1,60}))?(?:e([+-]?\d{1,2}))?$/i

/**
 * Converts a decimal amount to base units without floating-point arithmetic, rounded down. Undefined for text that
 * isn't an amount, such as a negative number.
 *
 * @param amount - Decimal text, or a number of a JSON document.
 */
export function readDecimal(amount: string | number, decimals: number): bigint | undefined {
  const match = DECIMAL.exec(String(amount))
  if (!match) return undefined
  const [, whole = '', fraction = '', exponent = '0'] = match
  const shift = decimals + Number(exponent) - fraction.length
  const digits = BigInt(whole + fraction)
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift)
}
