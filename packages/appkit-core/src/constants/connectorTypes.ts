import type { ConnectorType } from '../adapter/Connector'

const types: ReadonlyMap<string, ConnectorType> = new Map([
  ['injected', 'INJECTED'],
  ['walletConnect', 'WALLET_CONNECT'],
  ['eip6963', 'ANNOUNCED'],
  ['ID_AUTH', 'AUTH'],
])

/** How the connector of this id reaches its wallet. Whatever has no type of its own is external. */
export function connectorTypeOf(id: string): ConnectorType {
  return types.get(id) ?? 'EXTERNAL'
}
