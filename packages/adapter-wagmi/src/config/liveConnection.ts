import type { Config, Connection, Connector } from '@wagmi/core'

/**
 * A connection that was read from storage names its connector but can't call it; only a reconnect makes it live. wagmi also keeps those of wallets that
 * share no account, which can't be used.
 */
export function isLive(connection: Connection | undefined): connection is Connection {
  return Boolean(connection?.connector.connect && connection.accounts.length)
}

/** The connection in use, live or remembered. */
export function currentConnection(config: Config): Connection | undefined {
  const { connections, current } = config.state
  return current === null ? undefined : connections.get(current)
}

export function liveConnections(config: Config): readonly Connection[] {
  return [...config.state.connections.values()].filter(isLive)
}

/** Connectors of all connections, live or remembered. */
export function connectionIds(config: Config): readonly string[] {
  return [...config.state.connections.values()].map(({ connector }) => connector.id)
}

/** The live connection of the connector with this id. */
export function findConnection(config: Config, connectorId: string): Connection | undefined {
  return liveConnections(config).find(({ connector }) => connector.id === connectorId)
}

/** The connector with this id, the connected one first. */
export function findConnector(config: Config, connectorId: string): Connector | undefined {
  return findConnection(config, connectorId)?.connector ?? config.connectors.find(({ id }) => id === connectorId)
}
