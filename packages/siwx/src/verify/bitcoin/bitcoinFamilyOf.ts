import type { BitcoinAddressFamily } from './BitcoinAddress'

/** Networks by the first half of their genesis block's hash, as CAIP-2 names them: mainnet, testnet 3, testnet 4, signet, regtest. */
const FAMILIES: Readonly<Record<string, BitcoinAddressFamily>> = {
  'bip122:000000000019d6689c085ae165831e93': 'main',
  'bip122:000000000933ea01ad0ee984209779ba': 'test',
  'bip122:00000000da84f2bafbbc53dee25a72ae': 'test',
  'bip122:00000008819873e925422c1ff0f99f7c': 'test',
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': 'regtest',
}

/** How addresses of a network are written. Undefined for a chain that isn't Bitcoin. */
export function bitcoinFamilyOf(caipNetworkId: string): BitcoinAddressFamily | undefined {
  return Object.hasOwn(FAMILIES, caipNetworkId) ? FAMILIES[caipNetworkId] : undefined
}
