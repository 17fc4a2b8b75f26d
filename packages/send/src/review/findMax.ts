/** The most that can be sent, and its fee. */
export interface MaxAmount {
  readonly amount: bigint
  readonly fee: bigint
}

/**
 * The most of a coin that can be sent while its fee can still be paid, with room for the fee to rise. The fee may depend on the amount, and some chains name none
 * for an amount that leaves nothing for it, so the answer is one that the chain was asked about. Undefined: the fee eats it all.
 *
 * @param feeReserve - What has to be left for a fee; never less than the fee.
 * @throws what `estimate` rejects with where it doesn't answer, or not any more.
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
      // No fee for this amount, or nobody there any more? What was answered before is answered again, or the question ends here.
      await estimate(answered)
      return undefined
    })
    if (fee !== undefined && amount + feeReserve(fee) <= balance) return { amount, fee }
    // At least twice as much as before, so that this comes to an end.
    reserve = fee !== undefined && feeReserve(fee) > reserve * 2n ? feeReserve(fee) : reserve * 2n + 1n
  }
}
