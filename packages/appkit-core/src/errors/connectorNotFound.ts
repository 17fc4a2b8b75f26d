import { AppKitError } from '@openappkit/contract'
import { WalletNotFoundError } from './walletErrors'

/**
 * Returns the error for an unknown connector id: `connector/not-found` for `walletConnect`, otherwise
 * `wallet/not-found`.
 *
 * @example
 * ```ts
 * import type { Connector } from '@openappkit/appkit-core'
 * import { connectorNotFound } from '@openappkit/appkit-core/adapter'
 *
 * function find(connectors: readonly Connector[], id: string): Connector {
 *   const connector = connectors.find(known => known.id === id)
 *   if (!connector) throw connectorNotFound(id)
 *   return connector
 * }
 * ```
 */
export function connectorNotFound(connectorId: string): AppKitError {
  return connectorId === 'walletConnect'
    ? new AppKitError('connector/not-found', 'WalletConnectConnector not found')
    : new WalletNotFoundError(connectorId)
}
