import type { CaipNetwork } from '@openappkit/appkit-core'
import type { BitcoinChain } from '@openappkit/testing/node'

/** Returns the kit network of a local chain. */
export function regtest({ chain }: Pick<BitcoinChain, 'chain'>): CaipNetwork {
  return chain
}

/** Returns the public test network, backed by a local chain. */
export function testnet({ chain }: Pick<BitcoinChain, 'chain'>): CaipNetwork {
  const id = '000000000933ea01ad0ee984209779ba'
  return { ...chain, id, caipNetworkId: `bip122:${id}`, name: 'Bitcoin Testnet' }
}
