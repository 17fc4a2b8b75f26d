/**
 * The most that can be sent of a balance that also pays the fee, both in base units: nothing where the fee takes it all. A token whose fee is paid in
 * another currency has a fee of zero here.
 *
 * @example
 * ```ts
 * maxSendable(1_000n, 30n) // 970n
 * ```
 */
export function maxSendable(balance: bigint, fee: bigint): bigint {
  const left = fee > 0n ? balance - fee : balance
  return left > 0n ? left : 0n
}
