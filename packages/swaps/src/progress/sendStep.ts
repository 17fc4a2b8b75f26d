import { mergeRequests } from '../plan/mergeRequests'
import { highestFee, type SwapReview } from '../plan/SwapReview'
import type { SwapContext } from '../SwapContext'
import { unsupportedChain } from '../swapErrors'

/**
 * Asks the wallet for one step of a reviewed swap, or for all steps of a batch. Resolves with the hash of the
 * transaction.
 *
 * @param onApproved - Called when the wallet has approved a batch whose hash isn't known yet.
 * @throws AppKitError with the adapter's or the source's code.
 */
export async function sendStep(
  context: SwapContext,
  review: SwapReview,
  step: number,
  onApproved: () => void,
): Promise<string> {
  const { account } = review.quote.query
  const chain = context.chain(account.network)
  const part = review.steps[step]
  if (!part || !chain.sendRequest) throw unsupportedChain()
  if (part.requestId !== undefined && part.request.kind === 'transaction') {
    if (!chain.signRequest || !context.source.submit) throw unsupportedChain()
    const { transaction } = await chain.signRequest(part.request)
    onApproved()
    return context.source.submit(account.network.caipNetworkId, part.requestId, transaction)
  }
  const request = review.isBatch ? mergeRequests(review.steps) : part.request
  return (await chain.sendRequest({ request, maxFee: highestFee(review.fee), onApproved })).hash
}
