import * as ecc from '@bitcoinerlab/secp256k1'
import { crypto } from 'bitcoinjs-lib'
import { type BitcoinNetwork, bitcoinNetworks } from '../bitcoinWallet/bitcoinNetworks'
import type { BitcoinKeys } from './BitcoinChain'
import { type ScriptType, scriptAddress, writeScript } from './outputScript'

/** Returns the key at `index` and its addresses. They are the same on every local chain of a network. */
export function chainKeys(index: number, network: BitcoinNetwork = bitcoinNetworks.regtest): BitcoinKeys {
  return bitcoinKeys(crypto.sha256(new TextEncoder().encode(`OpenAppKit local Bitcoin chain, key ${index}`)), network)
}

/**
 * Returns the public key and the addresses that wallets derive from a private key.
 *
 * @throws Error if it isn't a valid key of 32 bytes.
 */
function bitcoinKeys(privateKey: Uint8Array, network: BitcoinNetwork): BitcoinKeys {
  const addressOf = (type: ScriptType, program: Uint8Array): string =>
    scriptAddress(writeScript({ type, program }), network) ?? ''
  const publicKey = ecc.pointFromScalar(privateKey, true)
  if (publicKey === null) throw new Error("This isn't a secp256k1 private key. Pass another key.")
  const hash = crypto.hash160(publicKey)
  const redeemScript = writeScript({ type: 'p2wpkh', program: hash })
  return {
    privateKey,
    publicKey,
    p2pkh: addressOf('p2pkh', hash),
    p2shP2wpkh: addressOf('p2sh', crypto.hash160(redeemScript)),
    p2wpkh: addressOf('p2wpkh', hash),
    p2tr: addressOf('p2tr', taprootOutputKey(publicKey)),
  }
}

/** Returns the output key of a P2TR output without scripts (BIP-341, BIP-86). */
function taprootOutputKey(publicKey: Uint8Array): Uint8Array {
  const internalKey = publicKey.slice(1)
  const tweaked = ecc.xOnlyPointAddTweak(internalKey, crypto.taggedHash('TapTweak', internalKey))
  if (tweaked === null) throw new Error('This key has no P2TR address. Pass another key.')
  return tweaked.xOnlyPubkey
}
