import type { Connection } from '../adapter/Connection'

/** Returns the connections with the active one first. The others keep their order. */
export function activeFirst(
  connections: readonly Connection[],
  activeConnectorId: string | undefined,
): readonly Connection[] {
  const isActive = ({ connectorId }: Connection) => connectorId === activeConnectorId
  return [...connections.filter(isActive), ...connections.filter(connection => !isActive(connection))]
}
