import type { AddressFamily } from '../address/ParsedAddress'

/** Which family of addresses a network uses, from its CAIP-2 id. Every network that isn't named here is a test network. */
export function familyOf(caipNetworkId: string): AddressFamily {
  if (caipNetworkId === 'bip122:000000000019d6689c085ae165831e93') return 'mainnet'
  return caipNetworkId === 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328' ? 'regtest' : 'testnet'
}
