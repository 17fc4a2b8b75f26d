import { AppKitError, notConnected } from '@openappkit/appkit-core/adapter'
import type { Config, Connection } from '@wagmi/core'
import { currentConnection, findConnection, isLive, liveConnections } from '../config/liveConnection'

/** The part of EIP-1193 that the adapter uses itself. */
export interface Eip1193Requester {
  request(request: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
}

/** The wallet's own provider of a live connection. */
export async function getProvider(config: Config, connectorId: string): Promise<unknown> {
  const connection = findConnection(config, connectorId)
  if (!connection) throw notConnected()
  return connection.connector.getProvider()
}

/** Provider of the connection that has `address`, the active one first. */
export async function providerOf(config: Config, address: string): Promise<Eip1193Requester> {
  return (await connectionOf(config, address).connector.getProvider()) as Eip1193Requester
}

/**
 * Provider that signs for a connection.
 *
 * @throws AppKitError `transaction/local-account` for connectors whose account signs in the page, which brings 28 kB that wallets make needless
 */
export async function signerOf({ chainId, connector }: Connection): Promise<Eip1193Requester> {
  const client = await connector.getClient?.({ chainId })
  if (client?.account?.type === 'local')
    throw new AppKitError(
      'transaction/local-account',
      `${connector.name} signs in the page. Use wagmi's own action for it: signMessage() or sendTransaction().`,
    )
  return (await connector.getProvider()) as Eip1193Requester
}

/** The live connection that has `address`, the active one first. @throws AppKitError `wallet/not-connected` */
export function connectionOf(config: Config, address: string): Connection {
  const current = currentConnection(config)
  const candidates = [...(isLive(current) ? [current] : []), ...liveConnections(config)]
  const found = candidates.find(({ accounts }) =>
    accounts.some(account => account.toLowerCase() === address.toLowerCase()),
  )
  if (!found) throw notConnected()
  return found
}

/** The live active connection. @throws AppKitError `wallet/not-connected` */
export function activeConnection(config: Config): Connection {
  const current = currentConnection(config)
  if (!isLive(current)) throw notConnected()
  return current
}
