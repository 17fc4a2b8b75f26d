import type { ChainPrices } from './ChainPrices'

/** Ids of well-known chains in CoinGecko- and DefiLlama-compatible APIs. The operator's settings take precedence. */
export const KNOWN_CHAINS: Readonly<Record<string, Pick<ChainPrices, 'coingecko' | 'llama'>>> = {
  'eip155:1': named('ethereum', 'ethereum', 'ethereum'),
  'eip155:10': named('optimistic-ethereum', 'optimism', 'ethereum'),
  'eip155:56': named('binance-smart-chain', 'bsc', 'binancecoin'),
  'eip155:100': named('xdai', 'xdai', 'xdai'),
  'eip155:137': named('polygon-pos', 'polygon', 'polygon-ecosystem-token'),
  'eip155:8453': named('base', 'base', 'ethereum'),
  'eip155:42161': named('arbitrum-one', 'arbitrum', 'ethereum'),
  'eip155:43114': named('avalanche', 'avax', 'avalanche-2'),
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': named('solana', 'solana', 'solana'),
  'bip122:000000000019d6689c085ae165831e93': {
    coingecko: { native: 'bitcoin' },
    llama: { native: 'coingecko:bitcoin' },
  },
}

function named(platform: string, chain: string, native: string): Pick<ChainPrices, 'coingecko' | 'llama'> {
  return { coingecko: { platform, native }, llama: { chain, native: `coingecko:${native}` } }
}
