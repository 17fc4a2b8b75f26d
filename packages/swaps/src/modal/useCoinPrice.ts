import { PortfolioController } from '@openappkit/appkit-core/portfolio'
import { useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { useEffect, useRef, useState } from 'react'
import { PriceApi } from '../backend/PriceApi'
import type { QuoteQuery } from '../quote/SwapQuote'

/**
 * Returns the price of the network's native coin: from the account's assets, from the swap itself, or from the backend.
 * Undefined if it is unknown. Keeps the first known price, so that the reviewed fee doesn't change.
 */
export function useCoinPrice({ account, from, to }: QuoteQuery): number | undefined {
  const kit = useKit()
  const portfolio = kit.controller(PortfolioController)
  const states = useSnapshot(portfolio.state)
  const [fetched, setFetched] = useState<number>()
  const { address, network } = account
  const { caipNetworkId, chainNamespace: namespace } = network
  const state = portfolio.of({ namespace, address, caipNetworkId }, states)
  const held = 'portfolio' in state ? state.portfolio.assets : []
  const first = useRef<number>(undefined)
  first.current ??=
    held.find(({ tokenAddress }) => tokenAddress === undefined)?.price ??
    [from, to].find(token => token.address === undefined)?.price ??
    fetched
  const isUnknown = first.current === undefined
  useEffect(() => {
    if (isUnknown) void kit.controller(PriceApi).priceOf(network, undefined).then(setFetched)
  }, [kit, network, isUnknown])
  return first.current
}
