import type { Config, Connection, Connector } from '@wagmi/core'
import { currentConnection, isLive } from '../config/liveConnection'

/** A wallet's answer to a connection request: at least one account, and the chain. */
export type ConnectorAnswer = Pick<Connection, 'accounts' | 'chainId'>

/**
 * Adds a connection to wagmi's store, like wagmi's own `connect`. Keeps the active connection unless `isActive` is set
 * or there is none.
 *
 * @param kept - Connections to keep. Default: all of them.
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
