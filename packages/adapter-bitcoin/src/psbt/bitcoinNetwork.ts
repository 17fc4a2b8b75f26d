import * as ecc from '@bitcoinerlab/secp256k1'
import { initEccLib, type Network, networks } from 'bitcoinjs-lib'
import type { AddressFamily } from '../address/ParsedAddress'

/** Returns a network of bitcoinjs-lib with taproot support. */
export function bitcoinNetwork(family: AddressFamily): Network {
  initEccLib(ecc)
  return family === 'mainnet' ? networks.bitcoin : networks[family]
}
