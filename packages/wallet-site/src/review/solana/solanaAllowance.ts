const almostAll = 2n ** 63n

/** Returns `all` for amounts that mean "no limit" in 64 bits. */
export function allowanceAmount(amount: bigint): bigint | 'all' {
  return amount >= almostAll ? 'all' : amount
}
