import type { LiveConnections } from '@openappkit/adapter-kit/actions'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { BitcoinConnection, LiveConnection } from './LiveConnection'

/**
 * Returns the connection in use, or the one that shares `address`, with the account that pays on a network.
 *
 * @throws AppKitError `wallet/not-connected`, `wallet/account-not-shared`, `network/mismatch` when its wallet is elsewhere
 */
export function findPayer(
  live: Pick<LiveConnections<BitcoinConnection>, 'sharing'>,
  { caipNetworkId }: Pick<LiveConnection, 'caipNetworkId'>,
  address?: string,
): LiveConnection {
  const payer = live.sharing(address)
  if (payer.caipNetworkId === caipNetworkId) return payer
  throw new AppKitError('network/mismatch', 'The wallet is on another network. Switch to the right one first.')
}
