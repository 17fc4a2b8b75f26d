import { BITCOIN, SOLANA } from '../chains'

/** Transak's names of networks by CAIP-2 id. */
export const TRANSAK_NETWORKS: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum',
  'eip155:10': 'optimism',
  'eip155:56': 'bsc',
  'eip155:137': 'polygon',
  'eip155:8453': 'base',
  'eip155:42161': 'arbitrum',
  'eip155:43114': 'avaxcchain',
  [SOLANA]: 'solana',
  [BITCOIN]: 'mainnet',
}
