import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { PayAsset } from '../invoice/PayCheckout'

/** Name and picture of a wallet. */
export interface ShownWallet {
  readonly name: string
  readonly imageUrl: string | undefined
}

/** Returns the connected wallet that pays with an asset. */
export function walletOf(
  { chains, connections, connectors }: Pick<ModalKit, 'chains' | 'connections' | 'connectors'>,
  asset: Pick<PayAsset, 'caipNetworkId'> | undefined,
): ShownWallet | undefined {
  const namespace = asset && chains.findNetwork(asset.caipNetworkId)?.chainNamespace
  const known = namespace && connections.state.namespaces[namespace]
  const connection = known?.connections.find(({ connectorId }) => connectorId === known.activeConnectorId)
  if (!connection || !namespace) return undefined
  const connector = connectors.find(connection.connectorId, namespace)
  return {
    name: connection.name ?? connector?.name ?? connection.connectorId,
    imageUrl: connection.icon ?? connector?.imageUrl,
  }
}
