/** The largest sendable amount and its fee. */
export interface MaxAmount {
  readonly amount: bigint
  readonly fee: bigint
}

/**
 * Returns the largest sendable amount of a native asset that still leaves its fee, with room for the fee to rise. The
 * fee may depend on the amount, and some chains return none for an amount that leaves nothing for it, so the result is
 * always an amount that the chain estimated. Undefined if the fee uses it all.
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
      // Without a fee for this amount, the chain may be unavailable: it must still answer for the first amount.
      await estimate(answered)
      return undefined
    })
    if (fee !== undefined && amount + feeReserve(fee) <= balance) return { amount, fee }
    // At least doubles the reserve, so that the loop ends.
    reserve = fee !== undefined && feeReserve(fee) > reserve * 2n ? feeReserve(fee) : reserve * 2n + 1n
  }
}
