import type { LiveConnections } from '@openappkit/adapter-kit/actions'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { BitcoinConnection, LiveConnection } from './LiveConnection'

/**
 * Returns the connection that pays on a network: the active one, or the one that shares `address`.
 *
 * @throws {AppKitError} `wallet/not-connected` when no wallet is connected.
 * @throws {AppKitError} `wallet/account-not-shared` when no wallet shares the address.
 * @throws {AppKitError} `network/mismatch` when the wallet is on a different network.
 */
export function findPayer(
  live: Pick<LiveConnections<BitcoinConnection>, 'sharing'>,
  { caipNetworkId }: Pick<LiveConnection, 'caipNetworkId'>,
  address?: string,
): LiveConnection {
  const payer = live.sharing(address)
  if (payer.caipNetworkId === caipNetworkId) return payer
  throw new AppKitError('network/mismatch', 'The wallet is on another network. Switch the network first.')
}
