import { isSameAddress } from '@openappkit/appkit-core/amounts'
import type { QuoteQuery } from '../quote/SwapQuote'
import type { SwapChain } from '../SwapChain'
import { planMismatch } from '../swapErrors'
import type { PreparedStep } from './PreparedStep'
import type { SwapPayment } from './SwapPayment'

/**
 * Returns the last step of a batch, which pays with the received tokens. Undefined if the chain can't add a transfer, if
 * the payment isn't due, or if the tokens don't cover it: it would undo the swap.
 *
 * @param covered - Base units that the account has at least after the swap.
 * @throws AppKitError `swap/plan-mismatch` if the request decodes to something else.
 */
export async function preparePayment(
  chain: SwapChain,
  { account, to: token }: QuoteQuery,
  payment: SwapPayment,
  covered: bigint,
): Promise<PreparedStep | undefined> {
  const { amount, to } = payment
  if (token.address === undefined || amount <= 0n || covered < amount) return undefined
  if (!chain.transferRequest || !chain.describeRequest) return undefined
  if (payment.isDue && !(await payment.isDue().catch(() => false))) return undefined
  const { address, network: caipNetwork } = account
  const request = chain.transferRequest({ address, caipNetwork, to, amount, tokenAddress: token.address })
  const lines = await chain.describeRequest(request)
  const [line] = lines
  const isExact =
    lines.length === 1 &&
    line?.kind === 'tokenTransfer' &&
    line.amount === amount &&
    isSameAddress(line.to ?? '', to) &&
    isSameAddress(line.tokenAddress ?? '', token.address)
  if (!isExact) throw planMismatch('payment')
  return { kind: 'pay', request, lines }
}
