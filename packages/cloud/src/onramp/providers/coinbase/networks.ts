import { BITCOIN, SOLANA } from '../chains'

/** Coinbase's names of networks by CAIP-2 id. */
export const COINBASE_NETWORKS: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum',
  'eip155:10': 'optimism',
  'eip155:137': 'polygon',
  'eip155:8453': 'base',
  'eip155:42161': 'arbitrum',
  'eip155:43114': 'avacchain',
  [SOLANA]: 'solana',
  [BITCOIN]: 'bitcoin',
}
