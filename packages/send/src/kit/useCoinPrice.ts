import { PortfolioController } from '@openappkit/appkit-core/portfolio'
import { useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
import type { SendAccount } from '../SendAccount'

/** What a whole coin of an account's network is worth, as last seen. Undefined: not known. */
export function useCoinPrice({ address, network }: SendAccount): number | undefined {
  const portfolio = useKit().service(PortfolioController)
  const states = useSnapshot(portfolio.state)
  const { caipNetworkId, chainNamespace: namespace } = network
  const state = portfolio.of({ namespace, address, caipNetworkId }, states)
  const held = 'portfolio' in state ? state.portfolio.holdings : []
  return held.find(({ tokenAddress }) => tokenAddress === undefined)?.price
}
