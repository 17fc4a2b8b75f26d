/** Units of 10⁻¹⁸ in a hundredth of a currency unit. */
const CENT = 10n ** 16n

/** Returns a fiat amount in units of 10⁻¹⁸ as decimal text with two decimals, rounded down. */
export function centsText(units: bigint): string {
  const digits = (units / CENT).toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
