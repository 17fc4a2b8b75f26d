import { BITCOIN, SOLANA } from '../chains'

/** MoonPay's codes of networks by CAIP-2 id. */
export const MOONPAY_NETWORKS: Readonly<Record<string, string>> = {
  'eip155:1': 'ethereum',
  'eip155:10': 'optimism',
  'eip155:56': 'binance_smart_chain',
  'eip155:137': 'polygon',
  'eip155:8453': 'base',
  'eip155:42161': 'arbitrum',
  'eip155:43114': 'avalanche_c_chain',
  [SOLANA]: 'solana',
  [BITCOIN]: 'bitcoin',
}
