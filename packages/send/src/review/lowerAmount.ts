import type { SendChain } from '../SendChain'
import { maxAmount } from './maxAmount'
import type { SendReview } from './SendReview'

/**
 * The most that can be sent in place of an amount that leaves enough for the fee of now, and less than wallets offer for it. Undefined where enough is left, or the
 * chain says nothing of wallets.
 *
 * @throws AppKitError as {@link maxAmount}.
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
