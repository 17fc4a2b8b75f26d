/** Returns the highest fee that the payer accepts with a review: a quarter above the displayed one. */
export function highestFee(reviewed: bigint): bigint {
  return (reviewed * 5n) / 4n
}

/** Returns true if the fee rose by more than a quarter since the review, so that the payer must confirm it again. */
export function isFeeSpike(reviewed: bigint, now: bigint): boolean {
  return now > highestFee(reviewed)
}

/**
 * Returns the reserve for the fee of a maximum transfer, on chains that don't define one: the fee plus the rise that
 * needs no confirmation.
 */
export function feeReserve(fee: bigint): bigint {
  return (fee * 5n + 3n) / 4n
}
