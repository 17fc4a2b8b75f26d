/** A hop of a swap through a pair. */
export interface Hop {
  /** Amount that the hop pays out. */
  readonly out: bigint
  /** Reserve of the token that it pays out. */
  readonly reserve: bigint
}

const WHOLE = 10_000n

/**
 * Returns the loss that the size of a swap causes, in hundredths of a percent. In a constant-product pair, the loss of
 * a hop without the fee is the share of the reserve that it pays out. Undefined if the reserves contradict the amounts.
 */
export function priceImpact(hops: readonly Hop[]): number | undefined {
  let [left, all] = [1n, 1n]
  for (const { out, reserve } of hops) {
    if (out >= reserve) return undefined
    left *= reserve - out
    all *= reserve
  }
  return Number(((all - left) * WHOLE + all / 2n) / all)
}
