import type { Config, Connection, Connector } from '@wagmi/core'
import { currentConnection, isLive } from '../config/liveConnection'

/** What a wallet answered to a connect: at least one account. */
export type ConnectorAnswer = Pick<Connection, 'accounts' | 'chainId'>

/**
 * Puts a connection into wagmi's store as wagmi's own `connect` does, but leaves the active connection as it is unless `isActive`, or there is none.
 *
 * @param kept - the connections that stay. Absent: all of them.
 */
export function addConnection(
  config: Config,
  connector: Connector,
  { accounts, chainId }: ConnectorAnswer,
  { isActive, kept }: { readonly isActive: boolean; readonly kept?: (connection: Connection) => boolean },
): void {
  const { change, connect, disconnect } = config._internal.events
  const { emitter, uid } = connector
  emitter.off('connect', connect)
  emitter.off('change', change)
  emitter.off('disconnect', disconnect)
  emitter.on('change', change)
  emitter.on('disconnect', disconnect)
  config.setState(state => ({
    ...state,
    connections: new Map([
      ...[...state.connections].filter(([, connection]) => kept?.(connection) ?? true),
      [uid, { accounts, chainId, connector }],
    ]),
    current: !isActive && isLive(currentConnection(config)) ? state.current : uid,
    status: 'connected',
  }))
}
