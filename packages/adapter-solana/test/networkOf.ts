import type { CaipNetwork } from '@openappkit/appkit-core'
import type { SolanaChain } from '@openappkit/testing/node'

/** Returns the network of a local chain, as an app configures it. */
export function networkOf(chain: SolanaChain, name?: string): CaipNetwork {
  return name === undefined ? chain.chain : { ...chain.chain, name }
}

/** Returns a public cluster that tests never query. */
function cluster(reference: string, name: string): CaipNetwork {
  return {
    id: reference,
    name,
    chainNamespace: 'solana',
    caipNetworkId: `solana:${reference}`,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  }
}

export const mainnet: CaipNetwork = cluster('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana')
export const devnet: CaipNetwork = cluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet')
