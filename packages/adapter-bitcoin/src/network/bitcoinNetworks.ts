import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { AddressFamily } from '../address/ParsedAddress'

/** Networks that wallets have names for. */
export type NetworkName = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/** CAIP-2 ids: the first 32 hex digits of each network's genesis block hash. */
export const caipIds: Readonly<Record<NetworkName, CaipNetworkId>> = {
  mainnet: 'bip122:000000000019d6689c085ae165831e93',
  testnet: 'bip122:000000000933ea01ad0ee984209779ba',
  testnet4: 'bip122:00000000da84f2bafbbc53dee25a72ae',
  signet: 'bip122:00000008819873e925422c1ff0f99f7c',
  regtest: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
}

/** Returns the name that wallets use for a CAIP-2 id, or undefined. */
export function networkName(caipNetworkId: string): NetworkName | undefined {
  return (Object.keys(caipIds) as NetworkName[]).find(name => caipIds[name] === caipNetworkId)
}

/**
 * Returns the CAIP-2 id for a wallet's network name, such as `Mainnet`, `BITCOIN_TESTNET4`, `livenet` or
 * `bitcoin:signet`. For another chain that uses Bitcoin addresses (`FRACTAL_BITCOIN_MAINNET`), returns an id that
 * matches no network, so the kit shows it as unsupported. Returns undefined if there is no name.
 */
export function readNetwork(said: unknown): CaipNetworkId | undefined {
  if (typeof said !== 'string' || said === '') return undefined
  const word = said.toLowerCase().replace(/^bitcoin[_:]/u, '')
  if (word === 'livenet') return caipIds.mainnet
  const name = (Object.keys(caipIds) as NetworkName[]).find(known => known === word)
  return name ? caipIds[name] : `bip122:${word.replace(/[^-_a-z0-9]/gu, '').slice(0, 32) || 'unknown'}`
}

/** Returns the default network of an address family. */
export function usualNetwork(family: AddressFamily): CaipNetworkId {
  return caipIds[family]
}
