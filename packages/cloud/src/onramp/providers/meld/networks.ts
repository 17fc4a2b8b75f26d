import { BITCOIN, SOLANA } from '../chains'

/** Meld's codes of networks by CAIP-2 id. */
export const MELD_NETWORKS: Readonly<Record<string, string>> = {
  'eip155:1': 'ETH',
  'eip155:10': 'OPTIMISM',
  'eip155:56': 'BSC',
  'eip155:137': 'POLYGON',
  'eip155:8453': 'BASE',
  'eip155:42161': 'ARBITRUM',
  'eip155:43114': 'AVAXC',
  [SOLANA]: 'SOLANA',
  [BITCOIN]: 'BTC',
}
