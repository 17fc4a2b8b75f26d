import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import { embeddedWalletNamespaces } from '../data/embeddedWallet'

/** What the rule looks at. */
export interface NetworkSwitchSituation {
  readonly target: { readonly caipNetworkId: CaipNetworkId; readonly chainNamespace: ChainNamespace }
  readonly activeCaipNetworkId: CaipNetworkId | undefined
  readonly activeNamespace: ChainNamespace
  readonly isConnected: boolean
  readonly isTargetConnected: boolean
  /** The active connector is the embedded wallet. */
  readonly isEmbeddedWallet: boolean
  readonly ignoreSwitchConfirmation?: boolean | undefined
}

/** Where choosing a network leads. Spec 2, 'Switching network'. */
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
