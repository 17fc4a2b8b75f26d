import type { CaipAddress } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { PortfolioController } from '@openappkit/appkit-core/portfolio'
import type { SendReview } from '../review/SendReview'

/** What the payer holds has changed, or is about to. */
export function refreshHoldings(kit: ModalKit, { account, token }: SendReview): void {
  const { address, network } = account
  const { caipNetworkId, chainNamespace: namespace } = network
  const forceUpdate = token.address === undefined ? [] : [`${caipNetworkId}:${token.address}` as CaipAddress]
  void kit.part(PortfolioController).refresh({ namespace, address, caipNetworkId }, { forceUpdate })
  void kit.refreshBalance().catch(() => {})
}
