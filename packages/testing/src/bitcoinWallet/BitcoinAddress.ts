import { secp256k1 } from '@noble/curves/secp256k1.js'
import { p2pkh, p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import type { AddressFormat } from './bitcoinNetworks'

/** Script type of a Bitcoin address. */
export type BitcoinAddressType = 'p2pkh' | 'p2shP2wpkh' | 'p2wpkh' | 'p2tr'

/** Purpose of an address in a wallet. */
export type AddressPurpose = 'payment' | 'ordinals'

/** One address of a key on one network. */
export interface BitcoinAddress {
  readonly address: string
  readonly type: BitcoinAddressType
  readonly privateKey: Uint8Array
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array
  /** The output script that pays this address. */
  readonly script: Uint8Array
  /** Redeem script of a P2SH address, undefined for all others. */
  readonly redeemScript: Uint8Array | undefined
  /** X-only internal key of a P2TR address, undefined for all others. */
  readonly internalKey: Uint8Array | undefined
}

/**
 * Derives the address of a key.
 *
 * @throws Error if the key is invalid.
 */
export function bitcoinAddress(
  privateKey: Uint8Array,
  type: BitcoinAddressType,
  format: AddressFormat,
): BitcoinAddress {
  const publicKey = secp256k1.getPublicKey(privateKey, true)
  const internalKey = publicKey.slice(1)
  const key = { type, privateKey, publicKey }
  switch (type) {
    case 'p2pkh': {
      const { address, script } = p2pkh(publicKey, format)
      return { ...key, address, script, redeemScript: undefined, internalKey: undefined }
    }
    case 'p2wpkh': {
      const { address, script } = p2wpkh(publicKey, format)
      return { ...key, address, script, redeemScript: undefined, internalKey: undefined }
    }
    case 'p2shP2wpkh': {
      const { address, script, redeemScript } = p2sh(p2wpkh(publicKey, format), format)
      return { ...key, address: address ?? '', script, redeemScript, internalKey: undefined }
    }
    case 'p2tr': {
      const { address, script } = p2tr(internalKey, undefined, format)
      return { ...key, address: address ?? '', script, redeemScript: undefined, internalKey }
    }
  }
}
