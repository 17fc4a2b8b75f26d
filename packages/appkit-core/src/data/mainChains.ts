import type { ChainNamespace } from '@openappkit/contract'

/** CAIP-2 id of each namespace's main chain, under which wallet directories list wallets for the whole namespace. */
export const mainChains: Readonly<Partial<Record<ChainNamespace, string>>> = {
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
}
