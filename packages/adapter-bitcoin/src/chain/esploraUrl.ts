import type { CaipNetwork } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { caipIds } from '../network/bitcoinNetworks'

/** The public provider's proxy for JSON-RPC, which networks name that have no node of their own. It is no esplora. */
const jsonRpcHost = 'https://rpc.walletconnect.'

const publicEsplora: Readonly<Record<string, string>> = {
  [caipIds.mainnet]: 'https://mempool.space/api',
  [caipIds.testnet]: 'https://mempool.space/testnet/api',
  [caipIds.testnet4]: 'https://mempool.space/testnet4/api',
  [caipIds.signet]: 'https://mempool.space/signet/api',
}

/** The root of the esplora API of a network: the host's, else the network's own, else mempool.space's. @throws AppKitError `network/no-esplora` */
export function esploraUrl(
  { caipNetworkId, rpcUrls, name }: Pick<CaipNetwork, 'caipNetworkId' | 'rpcUrls' | 'name'>,
  given: Readonly<Record<string, string>> = {},
): string {
  const own = rpcUrls.default.http.find(url => !url.startsWith(jsonRpcHost))
  const url = given[caipNetworkId] ?? own ?? publicEsplora[caipNetworkId]
  if (url) return url.replace(/\/+$/u, '')
  throw new AppKitError(
    'network/no-esplora',
    `${name} cannot be read. Give the adapter the root of an esplora API for it: new BitcoinAdapter({ esplora: { '${caipNetworkId}': url } }).`,
  )
}
