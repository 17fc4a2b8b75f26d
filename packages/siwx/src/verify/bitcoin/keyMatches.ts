import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToNumberBE } from '@noble/curves/utils.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import type { BitcoinAddress } from './BitcoinAddress'

/** Returns whether an address belongs to this key. */
export function keyMatches(publicKey: Uint8Array, { type, payload }: BitcoinAddress): boolean {
  switch (type) {
    case 'p2pkh':
      return sameBytes(hash160(publicKey), payload)
    case 'p2wpkh':
      return publicKey.length === 33 && sameBytes(hash160(publicKey), payload)
    case 'p2sh':
      return publicKey.length === 33 && sameBytes(hash160(nestedScript(publicKey)), payload)
    case 'p2tr':
      return publicKey.length === 33 && sameBytes(taprootKey(publicKey.subarray(1)), payload)
  }
}

/** Returns the RIPEMD-160 hash of the SHA-256 hash. */
export function hash160(bytes: Uint8Array): Uint8Array {
  return ripemd160(sha256(bytes))
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** Returns the P2WPKH script of a nested address. */
function nestedScript(publicKey: Uint8Array): Uint8Array {
  return concatBytes(Uint8Array.of(0, 20), hash160(publicKey))
}

/** Returns the output key of an internal key without scripts (BIP-86). */
function taprootKey(internalKey: Uint8Array): Uint8Array {
  const { lift_x, pointToBytes, taggedHash } = schnorr.utils
  const tweak = bytesToNumberBE(taggedHash('TapTweak', internalKey))
  return pointToBytes(lift_x(bytesToNumberBE(internalKey)).add(secp256k1.Point.BASE.multiplyUnsafe(tweak)))
}
