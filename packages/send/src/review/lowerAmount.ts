import type { SendChain } from '../SendChain'
import { maxAmount } from './maxAmount'
import type { SendReview } from './SendReview'

/**
 * Returns the largest amount to send instead, if the reviewed one leaves enough for the current fee but not for the
 * higher fee that wallets may set. Undefined if it leaves enough, or if the chain defines no such reserve.
 *
 * @throws AppKitError like {@link maxAmount}.
 */
export async function lowerAmount(
  { account, amount, balance, fee, recipient, reserved, spendsReserved, token }: SendReview,
  chain: SendChain,
): Promise<bigint | undefined> {
  if (token.address !== undefined || fee === undefined || !chain.feeReserve) return undefined
  const spendable = spendsReserved ? balance : balance - reserved
  if (amount + chain.feeReserve(fee) <= spendable) return undefined
  return maxAmount({ account, chain, to: recipient.address, token, spendsReserved }, spendable)
}
