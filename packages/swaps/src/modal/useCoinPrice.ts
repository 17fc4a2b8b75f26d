import { PortfolioController } from '@openappkit/appkit-core/portfolio'
import { useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import { useRef } from 'react'
import type { SwapAccount } from '../SwapAccount'

/**
 * Returns the price of the network's native asset, or undefined if it is unknown. Keeps the first known price, so that
 * the reviewed fee doesn't change.
 */
export function useCoinPrice({ address, network }: SwapAccount): number | undefined {
  const portfolio = useKit().controller(PortfolioController)
  const states = useSnapshot(portfolio.state)
  const { caipNetworkId, chainNamespace: namespace } = network
  const state = portfolio.of({ namespace, address, caipNetworkId }, states)
  const held = 'portfolio' in state ? state.portfolio.assets : []
  const first = useRef<number>(undefined)
  first.current ??= held.find(({ tokenAddress }) => tokenAddress === undefined)?.price
  return first.current
}
