import { type DefinedNetwork, publicRpcUrl } from './DefinedNetwork'

const shared = {
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [publicRpcUrl] } },
  blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io' } },
} as const

/** Solana's main network. */
export const solana: DefinedNetwork<'solana'> = {
  ...shared,
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  deprecatedCaipNetworkId: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  testnet: false,
}

/** Solana's network for developers. */
export const solanaDevnet: DefinedNetwork<'solana'> = {
  ...shared,
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  deprecatedCaipNetworkId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  testnet: true,
}

/** Solana's network for validators. */
export const solanaTestnet: DefinedNetwork<'solana'> = {
  ...shared,
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  testnet: true,
}
