import { BITCOIN, SOLANA } from '../chains'

/** Ramp's codes of chains by CAIP-2 id. */
export const RAMP_NETWORKS: Readonly<Record<string, string>> = {
  'eip155:1': 'ETH',
  'eip155:10': 'OPTIMISM',
  'eip155:56': 'BSC',
  'eip155:137': 'MATIC',
  'eip155:8453': 'BASE',
  'eip155:42161': 'ARBITRUM',
  'eip155:43114': 'AVAX',
  [SOLANA]: 'SOLANA',
  [BITCOIN]: 'BTC',
}
