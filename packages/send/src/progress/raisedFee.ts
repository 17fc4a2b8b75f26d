import { highestFee } from '../review/feeRule'
import type { SendReview } from '../review/SendReview'
import type { SendChain } from '../SendChain'

/**
 * Returns what a sent transfer costs, where that is more than the payer agreed to: a wallet may change fees on its own. Undefined where it is not, and while the chain
 * doesn't say.
 */
export async function raisedFee(chain: SendChain, review: SendReview, hash: string): Promise<bigint | undefined> {
  const { account, fee } = review
  if (fee === undefined) return undefined
  // The fee is only displayed: if the chain doesn't answer, it is read again once the outcome is known.
  const paid = await chain.paidFee?.({ hash, caipNetwork: account.network }).catch(() => undefined)
  return paid !== undefined && paid > highestFee(fee) ? paid : undefined
}
