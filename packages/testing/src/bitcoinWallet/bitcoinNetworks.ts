import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'

/** A Bitcoin network. */
export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'signet' | 'regtest'

/** Address encoding of a network. */
export interface AddressFormat {
  readonly bech32: string
  readonly pubKeyHash: number
  readonly scriptHash: number
  readonly wif: number
}

/** Names and address format of a network. */
export interface BitcoinNetwork {
  readonly name: BitcoinNetworkName
  readonly format: AddressFormat
  readonly caipNetworkId: `bip122:${string}`
  /** Chain identifier in the Wallet Standard. */
  readonly standardChain: `bitcoin:${string}`
  readonly satsConnectName: string
  readonly unisatChain: { readonly enum: string; readonly name: string; readonly network: string }
}

/** All networks that a Bitcoin wallet can support. */
export const bitcoinNetworks: Readonly<Record<BitcoinNetworkName, BitcoinNetwork>> = {
  mainnet: {
    name: 'mainnet',
    format: NETWORK,
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    standardChain: 'bitcoin:mainnet',
    satsConnectName: 'Mainnet',
    unisatChain: { enum: 'BITCOIN_MAINNET', name: 'Bitcoin Mainnet', network: 'livenet' },
  },
  testnet: {
    name: 'testnet',
    format: TEST_NETWORK,
    caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
    standardChain: 'bitcoin:testnet',
    satsConnectName: 'Testnet',
    unisatChain: { enum: 'BITCOIN_TESTNET', name: 'Bitcoin Testnet', network: 'testnet' },
  },
  signet: {
    name: 'signet',
    format: TEST_NETWORK,
    caipNetworkId: 'bip122:00000008819873e925422c1ff0f99f7c',
    standardChain: 'bitcoin:signet',
    satsConnectName: 'Signet',
    unisatChain: { enum: 'BITCOIN_SIGNET', name: 'Bitcoin Signet', network: 'testnet' },
  },
  regtest: {
    name: 'regtest',
    format: { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
    caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    standardChain: 'bitcoin:regtest',
    satsConnectName: 'Regtest',
    unisatChain: { enum: 'BITCOIN_REGTEST', name: 'Bitcoin Regtest', network: 'regtest' },
  },
}

/** Returns the network that matches a predicate, or undefined if none does. */
export function findNetwork(is: (network: BitcoinNetwork) => boolean): BitcoinNetwork | undefined {
  return Object.values(bitcoinNetworks).find(is)
}
