import type { ChainNamespace } from '@openappkit/contract'
import type { ChainAdapter } from '../adapter/ChainAdapter'
import type { LatestChoice } from '../adapter/LatestChoice'
import type { CaipNetwork } from '../caip/CaipNetwork'
import type { ChainController } from '../chains/ChainController'
import type { EventsController } from '../events/EventsController'
import type { ChosenNetworks } from './ChosenNetworks'

/** What moving needs of the kit. */
export interface NetworkMover {
  readonly chains: ChainController
  readonly events: EventsController
  adapter(namespace: ChainNamespace): ChainAdapter
}

/**
 * Asks the connected wallet to move to `network`; with nobody connected the choice itself is the switch, and is asked of the wallet at connect. A wallet that
 * agrees after the user chose something else is on that network, and its namespace doesn't become the active one.
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
