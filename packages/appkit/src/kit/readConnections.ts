import type { ChainNamespace, Connection, KitSnapshot } from '@openappkit/appkit-core'

/**
 * A connection with its display name and icons. Wallets and apps supply the name and icons: render the name as text and
 * the icons as images, never as markup.
 */
export interface NamedConnection extends Connection {
  readonly name: string
  readonly icon: string | undefined
  /** Image URL of the wallet's network, if it has one. */
  readonly networkIcon: string | undefined
}

/** Wallets of one namespace. */
export interface NamespaceConnections {
  /** Connected wallets, the active one first. */
  readonly connections: readonly NamedConnection[]
  /** Recently connected wallets that aren't connected now but are available. They have no accounts. */
  readonly recentConnections: readonly NamedConnection[]
}

/** Returns the wallets of a namespace. Default: the active namespace. */
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
