import type { Connection } from '../adapter/Connection'

/** The connections with the active one at the front; the others keep their order. */
export function activeFirst(
  connections: readonly Connection[],
  activeConnectorId: string | undefined,
): readonly Connection[] {
  const isActive = ({ connectorId }: Connection) => connectorId === activeConnectorId
  return [...connections.filter(isActive), ...connections.filter(connection => !isActive(connection))]
}
