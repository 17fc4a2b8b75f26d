/** The highest fee that the payer agreed to with a review: a quarter more than the one that it shows. */
export function highestFee(reviewed: bigint): bigint {
  return (reviewed * 5n) / 4n
}

/** The fee may rise by a quarter between the review and the request without the payer being asked again. */
export function isFeeSpike(reviewed: bigint, now: bigint): boolean {
  return now > highestFee(reviewed)
}

/** What is kept back for a fee when everything else is sent, on chains that know it no better: as much as it may rise to unasked. */
export function feeReserve(fee: bigint): bigint {
  return (fee * 5n + 3n) / 4n
}
