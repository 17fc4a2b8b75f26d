import { toWalletError } from '@openappkit/appkit-core/adapter'
import type { Config } from '@wagmi/core'
import { disconnect as wagmiDisconnect } from '@wagmi/core/actions'
import { currentConnection, findConnection, isLive, liveConnections } from '../config/liveConnection'

/**
 * Ends one connection, or all. A wallet that fails to disconnect doesn't affect the others.
 *
 * @throws {AppKitError} `wallet/disconnect-failed` when a wallet failed to disconnect, after the others have
 * disconnected.
 */
export async function disconnect(config: Config, connectorId: string | undefined): Promise<void> {
  const failures: unknown[] = []
  const one = connectorId === undefined ? undefined : findConnection(config, connectorId)
  putActiveFirst(config)
  for (const { connector } of connectorId === undefined ? liveConnections(config) : one ? [one] : []) {
    await wagmiDisconnect(config, { connector }).catch(cause => failures.push(cause))
  }
  forgetStored(config, connectorId)
  if (failures.length > 0)
    throw toWalletError(failures[0], { code: 'wallet/disconnect-failed', message: 'Failed to disconnect' })
}

/** Removes the stored connections of one connector, or of all, that aren't live. */
function forgetStored(config: Config, connectorId: string | undefined): void {
  const kept = [...config.state.connections].filter(
    ([, connection]) => (connectorId !== undefined && connection.connector.id !== connectorId) || isLive(connection),
  )
  if (kept.length === config.state.connections.size) return
  const current = kept.find(([uid]) => uid === config.state.current) ?? kept[0]
  config.setState(state => ({
    ...state,
    connections: new Map(kept),
    current: current?.[0] ?? null,
    status: current ? state.status : 'disconnected',
  }))
}

/**
 * Puts the active connection first. When a connection ends, wagmi activates the first one in its list, even if another
 * connection was active and remains.
 */
function putActiveFirst(config: Config): void {
  const connection = currentConnection(config)
  const { connections, current } = config.state
  if (!connection || current === null || connections.keys().next().value === current) return
  config.setState(state => ({ ...state, connections: new Map([[current, connection], ...connections]) }))
}
