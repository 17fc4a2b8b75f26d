import type { ChainNamespace } from '@openappkit/contract'

/** What directories list a family of chains under, whatever else a wallet can do there. */
export const mainChains: Readonly<Partial<Record<ChainNamespace, string>>> = {
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
}
