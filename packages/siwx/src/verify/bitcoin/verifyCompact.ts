import { secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BitcoinAddress, BitcoinAddressType } from './BitcoinAddress'
import { sha256d, withLength } from './encodeTransaction'
import { keyMatches } from './keyMatches'

/** Address types of the BIP-137 flag, from 27 in steps of four. */
const KINDS = ['uncompressed', 'compressed', 'p2sh', 'p2wpkh'] as const

/**
 * Verifies the older signature format: 65 bytes that start with a flag for key recovery. Many wallets write the flag
 * of a compressed key for every address type, so that flag is always valid. The flags of nested and native SegWit
 * addresses are valid only for their own type.
 */
export function verifyCompact(address: BitcoinAddress, message: Uint8Array, signature: Uint8Array): boolean {
  const flag = (signature[0] ?? 0) - 27
  const kind = KINDS[flag >> 2]
  if (kind === undefined || !fits(kind, address.type)) return false
  const hash = sha256d(concatBytes(withLength(utf8ToBytes('Bitcoin Signed Message:\n')), withLength(message)))
  const recoverable = concatBytes(Uint8Array.of(flag & 3), signature.subarray(1))
  const compressed = secp256k1.recoverPublicKey(recoverable, hash, { prehash: false })
  const key = kind === 'uncompressed' ? secp256k1.Point.fromBytes(compressed).toBytes(false) : compressed
  return keyMatches(key, address)
}

function fits(kind: (typeof KINDS)[number], type: BitcoinAddressType): boolean {
  return kind === 'compressed' || (kind === 'uncompressed' ? type === 'p2pkh' : kind === type)
}
