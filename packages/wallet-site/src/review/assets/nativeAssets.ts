import type { KnownAsset } from './KnownAsset'

/** Native coins of common chains. */
const nativeAssets: readonly KnownAsset[] = [
  ...['1', '10', '42161', '8453', '59144', '534352', '324', '130', '11155111', '84532', '421614', '11155420'].map(
    (reference): KnownAsset => ({ id: `eip155:${reference}/slip44:60`, symbol: 'ETH', decimals: 18 }),
  ),
  { id: 'eip155:56/slip44:714', symbol: 'BNB', decimals: 18 },
  { id: 'eip155:100/slip44:700', symbol: 'xDAI', decimals: 18 },
  { id: 'eip155:137/slip44:966', symbol: 'POL', decimals: 18 },
  { id: 'eip155:42220/slip44:52752', symbol: 'CELO', decimals: 18 },
  { id: 'eip155:43114/slip44:9005', symbol: 'AVAX', decimals: 18 },
]

/** Returns the native coin of a chain. A chain that isn't known here calls its coin ETH or SOL. */
export function nativeAsset(chainId: string, assets: readonly KnownAsset[]): KnownAsset {
  const known = [...assets, ...nativeAssets].find(({ id }) => id.startsWith(`${chainId}/slip44:`))
  if (known) return known
  return chainId.startsWith('solana:')
    ? { id: `${chainId}/slip44:501`, symbol: 'SOL', decimals: 9 }
    : { id: `${chainId}/slip44:60`, symbol: 'ETH', decimals: 18 }
}
