import * as ecc from '@bitcoinerlab/secp256k1'
import { initEccLib, type Network, networks } from 'bitcoinjs-lib'
import type { AddressFamily } from '../address/ParsedAddress'

/** Returns the parameters of a network for bitcoinjs-lib, after enabling the library's taproot support. */
export function bitcoinNetwork(family: AddressFamily): Network {
  initEccLib(ecc)
  return family === 'mainnet' ? networks.bitcoin : networks[family]
}
