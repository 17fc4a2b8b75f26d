import type { CaipNetwork } from '../caip/CaipNetwork'
import type { ModalKit } from '../kit/ModalKit'
import { networkSwitchRoute } from './networkSwitchRoute'

/**
 * Selects a network in the modal. Shows the view that confirms or tracks the switch, or goes back if no wallet has to
 * switch.
 *
 * @param options - `ignoreSwitchConfirmation` skips the confirmation before a switch to a namespace without a connected
 * wallet.
 *
 * @example
 * ```ts
 * import type { CaipNetwork } from '@openappkit/appkit-core'
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { chooseNetwork } from '@openappkit/appkit-core/network'
 *
 * export function onSelect(kit: ModalKit, network: CaipNetwork): void {
 *   chooseNetwork(kit, network)
 * }
 * ```
 */
export function chooseNetwork(
  kit: ModalKit,
  network: CaipNetwork,
  options: { readonly ignoreSwitchConfirmation?: boolean } = {},
): void {
  const { chains, connections, connectors, router, switching } = kit
  const { caipNetworkId, chainNamespace } = network
  const { activeNamespace } = chains.state
  const connectorId = connections.active(activeNamespace)?.connectorId
  const route = networkSwitchRoute({
    target: network,
    activeCaipNetworkId: chains.get()?.caipNetworkId,
    activeNamespace,
    isConnected: chains.isConnected(),
    isTargetConnected: chains.isConnected(chainNamespace),
    isEmbeddedWallet: connectorId !== undefined && connectors.find(connectorId, activeNamespace)?.type === 'AUTH',
    ...options,
  })
  if (route === 'SwitchActiveChain') {
    router.push('SwitchActiveChain', {
      switchToChain: chainNamespace,
      caipNetworkId,
      navigateTo: 'Connect',
      navigateWithReplace: true,
    })
  } else if (route === 'SwitchNetwork' && chains.isConnected(chainNamespace)) {
    switching.reset()
    router.push('SwitchNetwork', { caipNetworkId })
    void switching.request(network)
  } else {
    // No wallet to prompt: selecting the network completes the switch.
    if (route === 'SwitchNetwork') void kit.switchNetwork(network)
    kit.modal.goBack()
  }
}
