import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import { embeddedWalletNamespaces } from '../data/embeddedWallet'

/** Inputs that determine the route. */
export interface NetworkSwitchSituation {
  readonly target: { readonly caipNetworkId: CaipNetworkId; readonly chainNamespace: ChainNamespace }
  readonly activeCaipNetworkId: CaipNetworkId | undefined
  readonly activeNamespace: ChainNamespace
  readonly isConnected: boolean
  readonly isTargetConnected: boolean
  /** Whether the active connector is the embedded wallet. */
  readonly isEmbeddedWallet: boolean
  readonly ignoreSwitchConfirmation?: boolean | undefined
}

/** Returns the view that selecting a network leads to, or `none` if the network is already active. */
export function networkSwitchRoute(situation: NetworkSwitchSituation): 'none' | 'SwitchNetwork' | 'SwitchActiveChain' {
  const { target } = situation
  if (target.caipNetworkId === situation.activeCaipNetworkId) return 'none'
  const isServedByEmbeddedWallet =
    situation.isEmbeddedWallet && embeddedWalletNamespaces.includes(target.chainNamespace)
  if (situation.ignoreSwitchConfirmation || isServedByEmbeddedWallet) return 'SwitchNetwork'
  if (situation.isConnected && target.chainNamespace !== situation.activeNamespace && !situation.isTargetConnected)
    return 'SwitchActiveChain'
  return 'SwitchNetwork'
}
