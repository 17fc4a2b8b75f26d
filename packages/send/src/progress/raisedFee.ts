import { highestFee } from '../review/feeRule'
import type { SendReview } from '../review/SendReview'
import type { SendChain } from '../SendChain'

/**
 * Returns the fee of a sent transfer if it exceeds the accepted one, because wallets may change fees. Undefined if it
 * doesn't, and until the chain reports it.
 */
export async function raisedFee(chain: SendChain, review: SendReview, hash: string): Promise<bigint | undefined> {
  const { account, fee } = review
  if (fee === undefined) return undefined
  // The fee is only displayed: if the chain doesn't answer, it is read again once the outcome is known.
  const paid = await chain.paidFee?.({ hash, caipNetwork: account.network }).catch(() => undefined)
  return paid !== undefined && paid > highestFee(fee) ? paid : undefined
}
