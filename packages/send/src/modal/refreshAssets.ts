import type { CaipAddress } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { nativeTokenAddresses, PortfolioController } from '@openappkit/appkit-core/portfolio'
import type { SendReview } from '../review/SendReview'

/** The address that represents a chain's native asset in its token list, if any. */
const coins: Readonly<Partial<Record<string, string>>> = nativeTokenAddresses

/** Refreshes the balance of the sent asset, which has changed or is about to. */
export function refreshAssets(kit: ModalKit, { account, token }: SendReview): void {
  const { address, network } = account
  const { caipNetworkId, chainNamespace: namespace } = network
  // On other chains, the account's own address stands for the coin.
  const coin = coins[namespace] ?? address
  const forceUpdate = [`${caipNetworkId}:${token.address ?? coin}` as CaipAddress]
  void kit.controller(PortfolioController).refresh({ namespace, address, caipNetworkId }, { forceUpdate })
  // The account button's state contains the failure.
  void kit.refreshBalance().catch(() => {})
}
