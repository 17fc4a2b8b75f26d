import { type DefinedNetwork, publicRpcUrl } from './DefinedNetwork'

const shared = {
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [publicRpcUrl] } },
} as const

/** Solscan shows mainnet by default, and its address URLs start with `account`. */
function explorer(cluster?: string): NonNullable<DefinedNetwork['blockExplorers']> {
  const addressUrl = `https://solscan.io/account/{address}${cluster ? `?cluster=${cluster}` : ''}`
  return { default: { name: 'Solscan', url: 'https://solscan.io', addressUrl } }
}

/** Solana mainnet. */
export const solana: DefinedNetwork<'solana'> = {
  ...shared,
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  deprecatedCaipNetworkId: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  blockExplorers: /* @__PURE__ */ explorer(),
  testnet: false,
}

/** Solana devnet. */
export const solanaDevnet: DefinedNetwork<'solana'> = {
  ...shared,
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  deprecatedCaipNetworkId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  blockExplorers: /* @__PURE__ */ explorer('devnet'),
  testnet: true,
}

/** Solana testnet. */
export const solanaTestnet: DefinedNetwork<'solana'> = {
  ...shared,
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  blockExplorers: /* @__PURE__ */ explorer('testnet'),
  testnet: true,
}
