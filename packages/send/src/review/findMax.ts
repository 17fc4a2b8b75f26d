/** The largest sendable amount and its fee. */
export interface MaxAmount {
  readonly amount: bigint
  readonly fee: bigint
}

/**
 * Returns the largest sendable amount of a native asset that still leaves its fee, with room for the fee to rise. The
 * fee may depend on the amount, and some chains return no fee for an amount that leaves too little to pay it. The
 * result is therefore always an amount for which the chain estimated a fee. Undefined if the fee uses up the balance.
 *
 * @param feeReserve - Returns the reserve for a fee; never less than the fee.
 * @throws The error of `estimate` if it fails, or stops answering.
 */
export async function findMax(
  balance: bigint,
  estimate: (amount: bigint) => Promise<bigint>,
  feeReserve: (fee: bigint) => bigint,
): Promise<MaxAmount | undefined> {
  if (balance <= 0n) return undefined
  let answered = balance
  const first = await estimate(balance).catch(() => {
    answered = balance / 2n
    return estimate(answered)
  })
  let reserve = feeReserve(first)
  for (;;) {
    const amount = balance - reserve
    if (amount <= 0n) return undefined
    const fee = await estimate(amount).catch(async () => {
      // The chain returned no fee for this amount and may be unavailable. It must still answer for the first amount.
      await estimate(answered)
      return undefined
    })
    if (fee !== undefined && amount + feeReserve(fee) <= balance) return { amount, fee }
    // At least doubles the reserve, so that the loop ends.
    reserve = fee !== undefined && feeReserve(fee) > reserve * 2n ? feeReserve(fee) : reserve * 2n + 1n
  }
}
