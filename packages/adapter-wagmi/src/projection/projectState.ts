import type { AdapterState, Connection, Connector } from '@openappkit/appkit-core'
import type { Config, Connection as WagmiConnection } from '@wagmi/core'
import { currentConnection, isLive, liveConnections } from '../config/liveConnection'

/** A connector's description of its wallet. */
export type DescribedConnection = Pick<Connection, 'name' | 'icon' | 'approvedNetworks'>

/** State that wagmi's store doesn't contain. */
export interface Circumstances {
  /**
   * Whether this adapter is connecting a wallet. wagmi also reports `connecting` while it looks for stored sessions.
   */
  readonly isAsking: boolean
  /** Whether a stored connection will reconnect. */
  readonly willReconnect: boolean
}

/**
 * Converts wagmi's store to the kit's adapter state. With a usable account, the status is `connected`, regardless of
 * wagmi's own status.
 */
export function projectState(
  config: Config,
  connectors: readonly Connector[],
  { isAsking, willReconnect }: Circumstances,
): AdapterState {
  const current = currentConnection(config)
  const isConnected = isLive(current)
  const isReconnecting = !isConnected && !isAsking && willReconnect
  const shown = isConnected || isReconnecting ? current : undefined
  return {
    connectors,
    connections: liveConnections(config).map(connection => project(connection, connectors)),
    activeConnectorId: shown?.connector.id,
    address: shown?.accounts[0],
    chainId: shown?.chainId,
    status: isConnected ? 'connected' : isAsking ? 'connecting' : isReconnecting ? 'reconnecting' : 'disconnected',
    // A live connection always has an account.
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
