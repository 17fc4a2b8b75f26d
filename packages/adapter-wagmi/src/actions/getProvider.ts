import { AppKitError, notConnected } from '@openappkit/appkit-core/adapter'
import type { Config, Connection } from '@wagmi/core'
import { currentConnection, findConnection, isLive, liveConnections } from '../config/liveConnection'

/** Part of an [EIP-1193](https://eips.ethereum.org/EIPS/eip-1193) provider that the adapter uses. */
export interface Eip1193Requester {
  request(request: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
}

/**
 * Returns the provider that the connector of a live connection uses. It can be a stand-in for the wallet's own
 * provider, see `ProviderListeners`.
 *
 * @throws {AppKitError} `wallet/not-connected` when the connector isn't connected.
 */
export async function getProvider(config: Config, connectorId: string): Promise<unknown> {
  const connection = findConnection(config, connectorId)
  if (!connection) throw notConnected()
  return connection.connector.getProvider()
}

/**
 * Returns the provider of the connection that shares `address`. Prefers the active connection.
 *
 * @throws {AppKitError} `wallet/not-connected` when no connection shares the address.
 */
export async function providerOf(config: Config, address: string): Promise<Eip1193Requester> {
  return (await connectionOf(config, address).connector.getProvider()) as Eip1193Requester
}

/**
 * Returns the provider that signs for a connection.
 *
 * @throws {AppKitError} `transaction/local-account` for a connector whose account signs in the page. Supporting it
 * would add 28 kB that wallets don't need.
 */
export async function signerOf({ chainId, connector }: Connection): Promise<Eip1193Requester> {
  const client = await connector.getClient?.({ chainId })
  if (client?.account?.type === 'local')
    throw new AppKitError(
      'transaction/local-account',
      `${connector.name} signs locally. Call wagmi's own signMessage() or sendTransaction().`,
    )
  return (await connector.getProvider()) as Eip1193Requester
}

/**
 * Returns the live connection that shares `address`. Prefers the active connection.
 *
 * @throws {AppKitError} `wallet/not-connected` when no connection shares the address.
 */
export function connectionOf(config: Config, address: string): Connection {
  const current = currentConnection(config)
  const candidates = [...(isLive(current) ? [current] : []), ...liveConnections(config)]
  const found = candidates.find(({ accounts }) =>
    accounts.some(account => account.toLowerCase() === address.toLowerCase()),
  )
  if (!found) throw notConnected()
  return found
}

/**
 * Returns the live active connection.
 *
 * @throws {AppKitError} `wallet/not-connected` when no wallet is connected.
 */
export function activeConnection(config: Config): Connection {
  const current = currentConnection(config)
  if (!isLive(current)) throw notConnected()
  return current
}
