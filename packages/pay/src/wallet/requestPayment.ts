import type { PayChain } from './PayChain'
import { highestFee, type PaymentReview } from './PaymentReview'
import { transferOf } from './preparePayment'

/**
 * Requests exactly the reviewed payment from the wallet, for no higher fee than the payer accepted. Resolves with the
 * transaction hash.
 *
 * @throws AppKitError every error of the adapter.
 */
export async function requestPayment(chain: PayChain, review: PaymentReview): Promise<string> {
  const { fee } = review
  const { amount, tokenAddress, ...rest } = transferOf(review)
  const maxFee = fee === undefined ? undefined : highestFee(fee)
  const { hash } =
    tokenAddress === undefined
      ? await chain.sendTransaction({ ...rest, value: amount, maxFee })
      : await chain.sendToken({ ...rest, tokenAddress, amount, maxFee })
  return hash
}
