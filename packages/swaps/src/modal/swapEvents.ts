import { formatUnits } from '@openappkit/appkit-core/format'
import type { SwapReview } from '../plan/SwapReview'

/** Properties of swap events. `OPEN_SWAP` includes only the first two. */
export interface SwapEventProperties {
  readonly isSmartAccount: boolean
  /** CAIP-2 chain id. */
  readonly network: string
  readonly swapFromToken: string
  readonly swapToToken: string
  /** Amount in whole tokens, as text. */
  readonly swapFromAmount: string
  readonly swapToAmount: string
}

/** Returns the event properties of a swap, without addresses. */
export function swapEvent({ quote }: SwapReview): SwapEventProperties {
  const { account, amount, from, to } = quote.query
  return {
    isSmartAccount: account.isSmartAccount,
    network: account.network.caipNetworkId,
    swapFromToken: from.symbol,
    swapToToken: to.symbol,
    swapFromAmount: formatUnits(amount, from.decimals),
    swapToAmount: formatUnits(quote.amountOut, to.decimals),
  }
}
