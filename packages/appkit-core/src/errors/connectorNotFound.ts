import { AppKitError } from '@openappkit/contract'
import { WalletNotFoundError } from './walletErrors'

/** No wallet has this connector id. WalletConnect is not a wallet that could be installed: it is off. */
export function connectorNotFound(connectorId: string): AppKitError {
  return connectorId === 'walletConnect'
    ? new AppKitError('connector/not-found', 'WalletConnectConnector not found')
    : new WalletNotFoundError(connectorId)
}
