const eip155: readonly number[] = [
  1, 10, 30, 31, 56, 97, 100, 130, 137, 146, 300, 324, 1101, 1111, 1112, 1284, 1301, 1329, 2810, 2818, 5000, 5003, 8217,
  8453, 17000, 42161, 42220, 43113, 43114, 57054, 59144, 80002, 80069, 80084, 80094, 84532, 421614, 534351, 534352,
  560048, 911867, 7777777, 11155111, 11155420, 999999999, 1313161554, 1313161555,
]

/** Chains that the public provider's RPC proxy serves, as CAIP-2 ids. */
export const proxyChains: readonly string[] = [
  'near:mainnet',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'bip122:000000000019d6689c085ae165831e93',
  'bip122:000000000933ea01ad0ee984209779ba',
  .../* @__PURE__ */ eip155.map(id => `eip155:${id}`),
]
