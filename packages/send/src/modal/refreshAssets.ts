import type { CaipAddress } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { nativeTokenAddresses, PortfolioController } from '@openappkit/appkit-core/portfolio'
import type { SendReview } from '../review/SendReview'

/** What stands for a coin among the tokens of its chain, where something does. */
const coins: Readonly<Partial<Record<string, string>>> = nativeTokenAddresses

/** What the payer holds has changed, or is about to. */
export function refreshAssets(kit: ModalKit, { account, token }: SendReview): void {
  const { address, network } = account
  const { caipNetworkId, chainNamespace: namespace } = network
  // Elsewhere a coin has no name of its own, and is what the account itself holds.
  const coin = coins[namespace] ?? address
  const forceUpdate = [`${caipNetworkId}:${token.address ?? coin}` as CaipAddress]
  void kit.controller(PortfolioController).refresh({ namespace, address, caipNetworkId }, { forceUpdate })
  // The failure is in the state that the button shows.
  void kit.refreshBalance().catch(() => {})
}
