import type { ChainNamespace, Connection, KitSnapshot } from '@openappkit/appkit-core'

/** A connection with what is needed to show it. Name and icons come from wallets and hosts: show them as text and as images, never as markup. */
export interface NamedConnection extends Connection {
  readonly name: string
  readonly icon: string | undefined
  /** Picture of the network that the wallet is on, where that has one. */
  readonly networkIcon: string | undefined
}

/** The wallets of one namespace. */
export interface NamespaceConnections {
  /** Connected ones, the one in use first. */
  readonly connections: readonly NamedConnection[]
  /** Wallets that were connected lately, aren't now, and can be asked again. They share no accounts. */
  readonly recentConnections: readonly NamedConnection[]
}

/** Reads the wallets of a namespace, of the one in use unless told. */
export function readConnections(
  { chains, connections, connectors }: Pick<KitSnapshot, 'chains' | 'connections' | 'connectors'>,
  namespace: ChainNamespace = chains.activeNamespace,
): NamespaceConnections {
  const { connections: live = [], activeConnectorId } = connections.namespaces[namespace] ?? {}
  const chain = chains.namespaces[namespace]
  const own = connectors.connectors.filter(known => known.chain === namespace)
  const named = (connection: Connection): NamedConnection => {
    const { connectorId, name, icon, caipNetworkId = chain?.caipNetworkId } = connection
    const connector = own.find(({ id }) => id === connectorId)
    return {
      ...connection,
      name: name ?? connector?.name ?? connectorId,
      icon: icon ?? connector?.imageUrl,
      networkIcon: chain?.networks.find(network => network.caipNetworkId === caipNetworkId)?.assets?.imageUrl,
    }
  }
  const recent = connectors.recent.flatMap(({ id, rdns }) => {
    const connector = own.find(
      known => known.id === id || known.explorerId === id || (rdns !== undefined && known.info?.rdns === rdns),
    )
    const isLive = live.some(({ connectorId }) => connectorId === connector?.id)
    return connector && !isLive ? [named({ connectorId: connector.id, accounts: [] })] : []
  })
  const isActive = ({ connectorId }: Connection) => connectorId === activeConnectorId
  return {
    connections: [...live.filter(isActive), ...live.filter(known => !isActive(known))].map(named),
    recentConnections: recent,
  }
}
