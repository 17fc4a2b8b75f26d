import type { ChainNamespace } from '@openappkit/contract'
import type { ChainAdapter } from '../adapter/ChainAdapter'
import type { LatestChoice } from '../adapter/LatestChoice'
import type { CaipNetwork } from '../caip/CaipNetwork'
import type { ChainController } from '../chains/ChainController'
import type { EventsController } from '../events/EventsController'
import type { ChosenNetworks } from './ChosenNetworks'

/** Part of the kit that {@link moveToNetwork} uses. */
export interface NetworkMover {
  readonly chains: ChainController
  readonly events: EventsController
  adapter(namespace: ChainNamespace): ChainAdapter
}

/**
 * Asks the connected wallet to switch to `network`. Without a connection, selects the network and requests it when a
 * wallet connects. If the user makes another choice before the wallet approves, the wallet's namespace doesn't become
 * active.
 */
export async function moveToNetwork(
  kit: NetworkMover,
  chosen: ChosenNetworks,
  choices: LatestChoice,
  network: CaipNetwork,
): Promise<void> {
  const { chains } = kit
  const { chainNamespace, caipNetworkId } = network
  const isLatest = choices.begin()
  if (chains.isConnected(chainNamespace)) {
    const isThere = chains.get(chainNamespace)?.caipNetworkId === caipNetworkId
    if (isThere && chains.state.activeNamespace === chainNamespace) return
    if (!isThere) await kit.adapter(chainNamespace).switchNetwork(network)
    if (!isLatest()) return
    chains.setActiveNamespace(chainNamespace)
  } else chosen.choose(network)
  kit.events.track('SWITCH_NETWORK', { network: caipNetworkId })
}
