import { shortenAddress } from '@openappkit/appkit-core/addresses'
import { shortened } from '@openappkit/appkit-ui/money'
import { isSameAsset } from '../draft/SwapToken'
import type { SwapQuote } from '../quote/SwapQuote'

/** Returns the tokens that a swap passes through, such as `ETH → USDC → DAI`. Undefined for a direct or unknown route. */
export function routeText({ query, route }: SwapQuote): string | undefined {
  if (!route || route.length < 3) return undefined
  const names = route.map(address => {
    const known = [query.from, query.to].find(token => isSameAsset(token, { address }))
    return known
      ? shortened(known.symbol)
      : address === undefined
        ? query.account.network.nativeCurrency.symbol
        : shortenAddress(address)
  })
  return names.join(' → ')
}
