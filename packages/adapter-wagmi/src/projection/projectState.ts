import type { AdapterState, Connection, Connector } from '@openappkit/appkit-core'
import type { Config, Connection as WagmiConnection } from '@wagmi/core'
import { currentConnection, isLive, liveConnections } from '../config/liveConnection'

/** What a connector may know of the wallet on its other side. */
export type DescribedConnection = Pick<Connection, 'name' | 'icon' | 'approvedNetworks'>

/** What wagmi's store doesn't say. */
export interface Circumstances {
  /** A connect of this adapter waits for the wallet. wagmi says 'connecting' also while it looks for old sessions, which is nobody's wish. */
  readonly isAsking: boolean
  /** A stored session will be restored, or is being restored. */
  readonly isRestoring: boolean
}

/** wagmi's store as the kit reads it. An account that can be used is `connected`, whatever else wagmi is doing meanwhile. */
export function projectState(
  config: Config,
  connectors: readonly Connector[],
  { isAsking, isRestoring }: Circumstances,
): AdapterState {
  const current = currentConnection(config)
  const isConnected = isLive(current)
  const isReconnecting = !isConnected && !isAsking && isRestoring
  const shown = isConnected || isReconnecting ? current : undefined
  return {
    connectors,
    connections: liveConnections(config).map(connection => project(connection, connectors)),
    activeConnectorId: shown?.connector.id,
    address: shown?.accounts[0],
    chainId: shown?.chainId,
    status: isConnected ? 'connected' : isAsking ? 'connecting' : isReconnecting ? 'reconnecting' : 'disconnected',
    // What is live has an account.
  } as AdapterState
}

function project({ accounts, chainId, connector }: WagmiConnection, connectors: readonly Connector[]): Connection {
  const listed = connectors.find(({ id }) => id === connector.id)
  return {
    connectorId: connector.id,
    accounts: accounts.map(address => ({ namespace: 'eip155', address, type: 'eoa' })),
    caipNetworkId: `eip155:${chainId}`,
    name: listed?.name ?? connector.name,
    icon: listed?.imageUrl,
    ...(connector as { describe?(): DescribedConnection | undefined }).describe?.(),
  }
}
