import { type CaipNetwork, type ChainNamespace, toCaipNetwork } from '@openappkit/appkit-core'

function network(id: number | string, name: string, symbol: string, chainNamespace: ChainNamespace): CaipNetwork {
  const rpcUrls = { default: { http: ['http://127.0.0.1:1'] } }
  return toCaipNetwork({ id, name, nativeCurrency: { name: symbol, symbol, decimals: 18 }, rpcUrls, chainNamespace })
}

export const mainnet: CaipNetwork = network(1, 'Ethereum', 'ETH', 'eip155')
export const base: CaipNetwork = network(8453, 'Base', 'ETH', 'eip155')
export const polygon: CaipNetwork = network(137, 'Polygon', 'POL', 'eip155')
export const solana: CaipNetwork = network('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana', 'SOL', 'solana')
