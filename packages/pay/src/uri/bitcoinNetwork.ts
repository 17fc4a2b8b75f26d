import type { BitcoinFamily } from './bitcoinAddress'

/** Networks by CAIP-2 id. The first one of a family is its default. */
const FAMILIES: ReadonlyMap<string, BitcoinFamily> = new Map([
  ['bip122:000000000019d6689c085ae165831e93', 'mainnet'],
  ['bip122:000000000933ea01ad0ee984209779ba', 'testnet'],
  ['bip122:00000000da84f2bafbbc53dee25a72ae', 'testnet'],
  ['bip122:00000008819873e925422c1ff0f99f7c', 'testnet'],
  ['bip122:0f9188f13cb7b2c71f2a335e3a4fc328', 'regtest'],
])

/** Returns the address family of a Bitcoin network. Undefined for other chains with a genesis block, such as Litecoin. */
export function familyOf(chainId: string): BitcoinFamily | undefined {
  return FAMILIES.get(chainId)
}

/** Returns the CAIP-2 id of a family's default network. For `testnet`, this is testnet 3. */
export function usualNetwork(family: BitcoinFamily): string {
  return [...FAMILIES].find(([, one]) => one === family)?.[0] ?? ''
}
