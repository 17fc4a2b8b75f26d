/** The highest fee that the payer agreed to with a review: a quarter more than the one that it shows. */
export function highestFee(reviewed: bigint): bigint {
  return (reviewed * 5n) / 4n
}

/** Returns true if the fee rose by more than a quarter since the review, so that the payer must confirm it again. */
export function isFeeSpike(reviewed: bigint, now: bigint): boolean {
  return now > highestFee(reviewed)
}

/**
 * Returns the reserve for the fee when all the rest is sent, on chains that don't compute it: the fee plus the rise
 * that needs no confirmation.
 */
export function feeReserve(fee: bigint): bigint {
  return (fee * 5n + 3n) / 4n
}
