import type { Config, Connection, Connector } from '@wagmi/core'

/**
 * Returns whether a connection can be used. A stored connection names its connector but can't call it until it
 * reconnects. wagmi also keeps connections without accounts, which can't be used.
 */
export function isLive(connection: Connection | undefined): connection is Connection {
  return Boolean(connection?.connector.connect && connection.accounts.length)
}

/** Returns the active connection, live or remembered. */
export function currentConnection(config: Config): Connection | undefined {
  const { connections, current } = config.state
  return current === null ? undefined : connections.get(current)
}

/** Returns all live connections. */
export function liveConnections(config: Config): readonly Connection[] {
  return [...config.state.connections.values()].filter(isLive)
}

/** Returns the connector ids of all connections, live or remembered. */
export function connectionIds(config: Config): readonly string[] {
  return [...config.state.connections.values()].map(({ connector }) => connector.id)
}

/** Returns the live connection of a connector. */
export function findConnection(config: Config, connectorId: string): Connection | undefined {
  return liveConnections(config).find(({ connector }) => connector.id === connectorId)
}

/** Returns a connector by id, preferring a connected one. */
export function findConnector(config: Config, connectorId: string): Connector | undefined {
  return findConnection(config, connectorId)?.connector ?? config.connectors.find(({ id }) => id === connectorId)
}
