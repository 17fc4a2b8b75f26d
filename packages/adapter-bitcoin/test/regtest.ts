import type { CaipNetwork } from '@openappkit/appkit-core'
import type { BitcoinChain } from '@openappkit/testing/node'

/** Returns the kit network of a local chain. */
export function regtest({ url, caipNetworkId }: Pick<BitcoinChain, 'url' | 'caipNetworkId'>): CaipNetwork {
  return {
    id: caipNetworkId.slice('bip122:'.length),
    name: 'Bitcoin Regtest',
    chainNamespace: 'bip122',
    caipNetworkId,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}

/** Returns the public test network, backed by a local chain. */
export function testnet({ url }: Pick<BitcoinChain, 'url'>): CaipNetwork {
  const caipNetworkId = 'bip122:000000000933ea01ad0ee984209779ba'
  return { ...regtest({ url, caipNetworkId }), name: 'Bitcoin Testnet' }
}
