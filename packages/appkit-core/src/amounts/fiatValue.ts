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
  const { value, scale } = exactly(price)
  return (units * value * 10n ** BigInt(fiatDecimals)) / (scale * 10n ** BigInt(decimals))
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
  const { value, scale } = exactly(price)
  return (fiat * scale * 10n ** BigInt(decimals)) / (value * 10n ** BigInt(fiatDecimals))
}

/** The shortest text of a float is what was meant: 0.1 is one tenth, and not what its bits say. */
function exactly(price: number): { readonly value: bigint; readonly scale: bigint } {
  const { integer, fraction } = decimalParts(String(price))
  return { value: BigInt(integer + fraction), scale: 10n ** BigInt(fraction.length) }
}
