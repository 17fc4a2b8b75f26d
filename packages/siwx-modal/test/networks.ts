import type { AppKitNetwork } from '@openappkit/appkit-core'

function evm(id: number, name: string): AppKitNetwork {
  return {
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  }
}

export const ethereum: AppKitNetwork = evm(1, 'Ethereum')
export const base: AppKitNetwork = evm(8453, 'Base')
export const solana: AppKitNetwork = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
}

export const alice = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const bob = '0x71C7656EC7ab88b098defB751B7401B5f6d89761'
export const carol = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
