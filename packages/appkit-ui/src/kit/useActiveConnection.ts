import type { Connection } from '@openappkit/appkit-core'
import { useKit } from './useKit'
import { useSnapshot } from './useSnapshot'

/** Connection with its display name and picture. */
export interface ShownConnection {
  readonly connection: Connection
  readonly name: string
  readonly imageUrl: string | undefined
}

/**
 * Returns the active connection of the active namespace, with its wallet's name and picture. Undefined while
 * disconnected.
 *
 * @throws {AppKitError} `ui/no-kit` outside a mounted modal
 */
export function useActiveConnection(): ShownConnection | undefined {
  const kit = useKit()
  const { activeNamespace } = useSnapshot(kit.chains.state)
  const known = useSnapshot(kit.connections.state).namespaces[activeNamespace]
  const { connectors } = useSnapshot(kit.connectors.state)
  const connection = known?.connections.find(({ connectorId }) => connectorId === known.activeConnectorId)
  if (!connection) return undefined
  const connector = connectors.find(({ id, chain }) => id === connection.connectorId && chain === activeNamespace)
  return {
    connection,
    name: connection.name ?? connector?.name ?? connection.connectorId,
    imageUrl: connection.icon ?? connector?.imageUrl,
  }
}
