import type { ConvertQuote } from '@openappkit/contract'
import type { SwapInput, SwapOffer, SwapProvider } from '../SwapProvider'
import { caip10 } from '../swapAddress'
import { quoteIdOf } from './quoteId'

/** Formats an offer for the contract. With a gas price, in wei, the quote has the network fee. */
export function writeQuote(
  provider: SwapProvider,
  offer: SwapOffer,
  input: SwapInput,
  gasPrice?: bigint | undefined,
): ConvertQuote {
  const { chainId, from, to, amount } = input
  const { toAmount, impactBps, fees, route, gas, spender, expiresAt, isPublic } = offer
  return {
    id: quoteIdOf(provider.id, toAmount, input),
    fromAmount: `${amount}`,
    fromAccount: caip10(chainId, from),
    toAmount: `${toAmount}`,
    toAccount: caip10(chainId, to),
    provider: { id: provider.id, name: provider.name },
    ...(impactBps !== undefined && { impactBps }),
    ...(fees && {
      fees: fees.map(fee => ({ kind: fee.kind, asset: caip10(chainId, fee.asset), amount: `${fee.amount}` })),
    }),
    ...(route && { route: route.map(token => caip10(chainId, token)) }),
    ...(gas !== undefined && { gas: `${gas}` }),
    ...(gas !== undefined && gasPrice !== undefined && { networkFee: `${gas * gasPrice}` }),
    ...(spender !== undefined && { spender: caip10(chainId, spender) }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(isPublic !== undefined && { isPublic }),
  }
}
