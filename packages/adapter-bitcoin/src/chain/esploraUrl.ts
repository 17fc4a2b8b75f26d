import type { CaipNetwork } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { caipIds } from '../network/bitcoinNetworks'

/** Public JSON-RPC proxy for networks without their own node. It isn't an esplora API. */
const jsonRpcHost = 'https://rpc.walletconnect.'

const publicEsplora: Readonly<Record<string, string>> = {
  [caipIds.mainnet]: 'https://mempool.space/api',
  [caipIds.testnet]: 'https://mempool.space/testnet/api',
  [caipIds.testnet4]: 'https://mempool.space/testnet4/api',
  [caipIds.signet]: 'https://mempool.space/signet/api',
}

/**
 * Returns the root URL of a network's esplora API: the app's, the network's or mempool.space's, in that order.
 *
 * @throws {AppKitError} `network/no-esplora` when there is none.
 */
export function esploraUrl(
  { caipNetworkId, rpcUrls, name }: Pick<CaipNetwork, 'caipNetworkId' | 'rpcUrls' | 'name'>,
  overrides: Readonly<Record<string, string>> = {},
): string {
  const own = rpcUrls.default.http.find(url => !url.startsWith(jsonRpcHost))
  const url = overrides[caipNetworkId] ?? own ?? publicEsplora[caipNetworkId]
  if (url) return url.replace(/\/+$/u, '')
  throw new AppKitError(
    'network/no-esplora',
    `${name} has no Esplora API. Pass its root URL: new BitcoinAdapter({ esplora: { '${caipNetworkId}': url } }).`,
  )
}
