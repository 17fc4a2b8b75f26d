import type { NativeCurrency } from '../chains/ChainSettings'

const USUAL: Readonly<Record<string, NativeCurrency>> = {
  eip155: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  solana: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  bip122: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
}

/** Native currencies that differ from their namespace's default. */
const OWN: Readonly<Record<string, NativeCurrency>> = {
  'eip155:56': { name: 'BNB', symbol: 'BNB', decimals: 18 },
  'eip155:100': { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  'eip155:137': { name: 'POL', symbol: 'POL', decimals: 18 },
  'eip155:146': { name: 'Sonic', symbol: 'S', decimals: 18 },
  'eip155:5000': { name: 'Mantle', symbol: 'MNT', decimals: 18 },
  'eip155:8217': { name: 'Kaia', symbol: 'KAIA', decimals: 18 },
  'eip155:42220': { name: 'Celo', symbol: 'CELO', decimals: 18 },
  'eip155:43114': { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
}

/** Returns the currency of a chain's fees: the operator's setting, or the chain's default. */
export function nativeCurrencyOf(chainId: string, configured: NativeCurrency | undefined): NativeCurrency {
  const namespace = chainId.slice(0, chainId.indexOf(':'))
  return configured ?? OWN[chainId] ?? USUAL[namespace] ?? { name: namespace, symbol: '', decimals: 0 }
}
