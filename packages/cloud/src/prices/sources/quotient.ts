const PLACES = 36

/** Two integers divided, as the nearest number. `Infinity` for what no number can hold. */
export function quotient(dividend: bigint, divisor: bigint): number {
  const scaled = (dividend * 10n ** BigInt(PLACES)) / divisor
  // By its digits: dividing by a power of ten that is no number itself would be off in the last place.
  return Number(`${scaled}e-${PLACES}`)
}
