import type { AddressFamily } from '../address/ParsedAddress'

/** Returns the address family of a network by its CAIP-2 id. Unknown networks count as test networks. */
export function familyOf(caipNetworkId: string): AddressFamily {
  if (caipNetworkId === 'bip122:000000000019d6689c085ae165831e93') return 'mainnet'
  return caipNetworkId === 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328' ? 'regtest' : 'testnet'
}
