import { assertDecimals } from '../format/assertDecimals'
import { decimalParts } from '../format/decimalParts'

/** Decimal places of fiat amounts: units of 10⁻¹⁸, small enough for a fraction of the cheapest token. */
export const fiatDecimals = 18

/**
 * Returns whether a price is a positive, finite number. Price services return zero for an unknown price.
 *
 * @example
 * ```ts
 * import { isKnownPrice } from '@openappkit/appkit-core/amounts'
 *
 * isKnownPrice(0) // false
 * ```
 */
export function isKnownPrice(price: number | undefined): price is number {
  return price !== undefined && Number.isFinite(price) && price > 0
}

/**
 * Returns the value of an amount in units of 10⁻¹⁸ of the currency ({@link fiatDecimals}), truncated. Undefined if the
 * price is unknown.
 *
 * @throws {AppKitError} `units/decimals-required` if `decimals` is invalid.
 *
 * @example
 * ```ts
 * import { fiatValue } from '@openappkit/appkit-core/amounts'
 *
 * fiatValue(1500000n, 6, 0.1) // 150000000000000000n: 0.15
 * ```
 */
export function fiatValue(units: bigint, decimals: number, price: number | undefined): bigint | undefined {
  assertDecimals(decimals)
  if (!isKnownPrice(price)) return undefined
  const { value, places } = toScaledInteger(price)
  const worth = units * value
  const shift = fiatDecimals - decimals - places
  return shift < 0 ? worth / 10n ** BigInt(-shift) : worth * 10n ** BigInt(shift)
}

/**
 * Returns the base units that an amount of money buys, truncated, so their value doesn't exceed `fiat`. Undefined if
 * the price is unknown.
 *
 * @param fiat - Units of 10⁻¹⁸ of the currency, as `parseAmount(text, fiatDecimals)` returns them.
 *
 * @throws {AppKitError} `units/decimals-required` if `decimals` is invalid.
 *
 * @example
 * ```ts
 * import { amountForFiat, fiatDecimals, parseAmount } from '@openappkit/appkit-core/amounts'
 *
 * amountForFiat(parseAmount('15', fiatDecimals), 18, 3000) // 5000000000000000n: 0.005 ether
 * ```
 */
export function amountForFiat(fiat: bigint, decimals: number, price: number | undefined): bigint | undefined {
  assertDecimals(decimals)
  if (!isKnownPrice(price)) return undefined
  const { value, places } = toScaledInteger(price)
  const shift = places + decimals - fiatDecimals
  return shift < 0 ? fiat / (value * 10n ** BigInt(-shift)) : (fiat * 10n ** BigInt(shift)) / value
}

/** Splits a price into `value` × 10⁻ᵖˡᵃᶜᵉˢ. Uses the float's shortest decimal form, so 0.1 is exactly one tenth. */
function toScaledInteger(price: number): { readonly value: bigint; readonly places: number } {
  const text = String(price)
  if (text.includes('e')) {
    const parts = decimalParts(text)
    return { value: BigInt(parts.integer + parts.fraction), places: parts.fraction.length }
  }
  const point = text.indexOf('.')
  return { value: BigInt(text.replace('.', '')), places: point < 0 ? 0 : text.length - point - 1 }
}
