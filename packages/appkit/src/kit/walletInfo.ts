import type { ChainNamespace, ConnectorType, KitSnapshot } from '@openappkit/appkit-core'

/** The connected wallet. The wallet supplies its name and icon: render them as text and an image, never as markup. */
export interface ConnectedWalletInfo {
  readonly name: string
  readonly icon: string | undefined
  readonly type: ConnectorType | undefined
  readonly rdns: string | undefined
}

/** Returns the active wallet of a namespace. Default: the active namespace. Undefined while nothing is connected. */
export function walletInfo(
  { chains, connections, connectors }: Pick<KitSnapshot, 'chains' | 'connections' | 'connectors'>,
  namespace: ChainNamespace = chains.activeNamespace,
): ConnectedWalletInfo | undefined {
  const known = connections.namespaces[namespace]
  const connection = known?.connections.find(({ connectorId }) => connectorId === known.activeConnectorId)
  if (!connection) return undefined
  const connector = connectors.connectors.find(({ id, chain }) => id === connection.connectorId && chain === namespace)
  return {
    name: connection.name ?? connector?.name ?? connection.connectorId,
    icon: connection.icon ?? connector?.imageUrl,
    type: connector?.type,
    rdns: connector?.info?.rdns,
  }
}
