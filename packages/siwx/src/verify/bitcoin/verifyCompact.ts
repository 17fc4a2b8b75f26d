import { secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BitcoinAddress, BitcoinAddressType } from './BitcoinAddress'
import { sha256d, withLength } from './encodeTransaction'
import { keyMatches } from './keyMatches'

/** What kind of address a flag stands for, from 27 on in steps of four: BIP-137. */
const KINDS = ['uncompressed', 'compressed', 'p2sh', 'p2wpkh'] as const

/**
 * The older kind of signature: 65 bytes, a flag that says how to find the key, then r and s. Wallets before BIP-137, and some of today, write the flag of a compressed key
 * whatever the address is, so that one is taken for all; those of nested and native SegWit only for what they stand for.
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
