import * as ecc from '@bitcoinerlab/secp256k1'
import { initEccLib, type Network, networks } from 'bitcoinjs-lib'
import type { AddressFamily } from '../address/ParsedAddress'

/** The network as bitcoinjs-lib has it, ready for taproot. */
export function bitcoinNetwork(family: AddressFamily): Network {
  initEccLib(ecc)
  return family === 'mainnet' ? networks.bitcoin : networks[family]
}
