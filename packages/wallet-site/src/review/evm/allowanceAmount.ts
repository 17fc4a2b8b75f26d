const almostAll = 2n ** 127n
const largestOf: readonly bigint[] = [2n ** 96n - 1n]

/** Returns `all` for amounts that mean "no limit": the largest number that a token can store, or nearly that much. */
export function allowanceAmount(amount: bigint): bigint | 'all' {
  return amount >= almostAll || largestOf.includes(amount) ? 'all' : amount
}
