import { assertDecimals } from '../format/assertDecimals'
import { decimalParts } from '../format/decimalParts'

/** Amounts of money are counted in units of 10⁻¹⁸ of their currency: fine enough for a fraction of the cheapest token. */
export const fiatDecimals = 18

/** Whether a price says anything. Zero is how a service says that it knows none. */
export function isKnownPrice(price: number | undefined): price is number {
  return price !== undefined && Number.isFinite(price) && price > 0
}

/**
 * What so many base units are worth, floored, in units of 10⁻¹⁸ of the currency ({@link fiatDecimals}). Undefined: the price isn't known.
 *
 * @throws AppKitError `units/decimals-required` without a valid `decimals`.
 *
 * @example
 * ```ts
 * fiatValue(1500000n, 6, 0.1) // 150000000000000000n: 0.15
 * ```
 */
export function fiatValue(units: bigint, decimals: number, price: number | undefined): bigint | undefined {
  assertDecimals(decimals)
  if (!isKnownPrice(price)) return undefined
  const { value, places } = exactly(price)
  const worth = units * value
  const shift = fiatDecimals - decimals - places
  return shift < 0 ? worth / 10n ** BigInt(-shift) : worth * 10n ** BigInt(shift)
}

/**
 * How many base units an amount of money buys, floored: what they are worth is never more than `fiat`. Undefined: the price isn't known.
 *
 * @param fiat - In units of 10⁻¹⁸ of the currency, as `parseAmount(text, fiatDecimals)` reads it.
 *
 * @throws AppKitError `units/decimals-required` without a valid `decimals`.
 *
 * @example
 * ```ts
 * amountForFiat(parseAmount('15', fiatDecimals), 18, 3000) // 5000000000000000n: 0.005 ether
 * ```
 */
export function amountForFiat(fiat: bigint, decimals: number, price: number | undefined): bigint | undefined {
  assertDecimals(decimals)
  if (!isKnownPrice(price)) return undefined
  const { value, places } = exactly(price)
  const shift = places + decimals - fiatDecimals
  return shift < 0 ? fiat / (value * 10n ** BigInt(-shift)) : (fiat * 10n ** BigInt(shift)) / value
}

/** A price is `value` × 10⁻ᵖˡᵃᶜᵉˢ. The shortest text of a float is what was meant: 0.1 is one tenth, and not what its bits say. */
function exactly(price: number): { readonly value: bigint; readonly places: number } {
  const text = String(price)
  if (text.includes('e')) {
    const parts = decimalParts(text)
    return { value: BigInt(parts.integer + parts.fraction), places: parts.fraction.length }
  }
  const point = text.indexOf('.')
  return { value: BigInt(text.replace('.', '')), places: point < 0 ? 0 : text.length - point - 1 }
}
