import type { ChainNamespace, ConnectorType, KitSnapshot } from '@openappkit/appkit-core'

/** The connected wallet. Name and icon come from the wallet: show them as text and as an image, never as markup. */
export interface ConnectedWalletInfo {
  readonly name: string
  readonly icon: string | undefined
  readonly type: ConnectorType | undefined
  readonly rdns: string | undefined
}

/** Reads the wallet of a namespace, of the one in use unless told. */
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
