import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import type { BitcoinAddress } from './BitcoinAddress'
import { sha256d, uint32, withLength } from './encodeTransaction'
import { hash160, keyMatches } from './keyMatches'

const SIGHASH_ALL = 1
const ZERO = uint32(0)
const NO_VALUE = new Uint8Array(8)
/** The only output of the virtual transaction, which pays nothing. */
const OP_RETURN_OUTPUT = concatBytes(NO_VALUE, Uint8Array.of(1, 0x6a))

/**
 * Verifies a BIP-322 signature in its simple form: the witness of a transaction whose input commits to the message.
 * Supports one key without scripts.
 */
export function verifyBip322(address: BitcoinAddress, message: Uint8Array, signature: Uint8Array): boolean {
  const witness = readWitness(signature)
  if (!witness) return false
  const outpoint = concatBytes(spentTransactionId(address.script, message), ZERO)
  switch (address.type) {
    case 'p2tr':
      return verifyTaproot(address, outpoint, witness)
    case 'p2wpkh':
    case 'p2sh':
      return verifyKeyHash(address, outpoint, witness)
    case 'p2pkh':
      // P2PKH has no witness. BIP-322 uses the older signature format for it
      return false
  }
}

function verifyKeyHash(address: BitcoinAddress, outpoint: Uint8Array, witness: readonly Uint8Array[]): boolean {
  const [signature, publicKey] = witness
  if (!signature || !publicKey || witness.length !== 2 || signature.at(-1) !== SIGHASH_ALL) return false
  const hash = segwitHash(outpoint, hash160(publicKey))
  const options = { prehash: false, format: 'der', lowS: true } as const
  return keyMatches(publicKey, address) && secp256k1.verify(signature.subarray(0, -1), hash, publicKey, options)
}

function verifyTaproot(
  { payload, script }: BitcoinAddress,
  outpoint: Uint8Array,
  witness: readonly Uint8Array[],
): boolean {
  const [signature] = witness
  if (!signature || witness.length !== 1) return false
  // The default hash type must be omitted
  const [sighash = 0, ...rest] = signature.subarray(64)
  if (rest.length > 0 || (signature.length > 64 && sighash !== SIGHASH_ALL)) return false
  return schnorr.verify(signature.subarray(0, 64), taprootHash(outpoint, script, sighash), payload)
}

/** Returns the id of the virtual transaction that pays the address and has the message as its input. */
function spentTransactionId(script: Uint8Array, message: Uint8Array): Uint8Array {
  const messageHash = schnorr.utils.taggedHash('BIP0322-signed-message', message)
  const input = concatBytes(
    new Uint8Array(32),
    uint32(0xffffffff),
    withLength(concatBytes(Uint8Array.of(0, 32), messageHash)),
    ZERO,
  )
  const output = concatBytes(NO_VALUE, withLength(script))
  return sha256d(concatBytes(ZERO, Uint8Array.of(1), input, Uint8Array.of(1), output, ZERO))
}

/** Returns the hash that the owner of a key hash signs (BIP-143). */
function segwitHash(outpoint: Uint8Array, keyHash: Uint8Array): Uint8Array {
  const scriptCode = concatBytes(Uint8Array.of(0x76, 0xa9, 20), keyHash, Uint8Array.of(0x88, 0xac))
  return sha256d(
    concatBytes(
      ZERO,
      sha256d(outpoint),
      sha256d(ZERO),
      outpoint,
      withLength(scriptCode),
      NO_VALUE,
      ZERO,
      sha256d(OP_RETURN_OUTPUT),
      ZERO,
      uint32(SIGHASH_ALL),
    ),
  )
}

/** Returns the hash that the owner of a taproot output signs (BIP-341). */
function taprootHash(outpoint: Uint8Array, script: Uint8Array, sighash: number): Uint8Array {
  return schnorr.utils.taggedHash(
    'TapSighash',
    Uint8Array.of(0, sighash),
    ZERO,
    ZERO,
    sha256(outpoint),
    sha256(NO_VALUE),
    sha256(withLength(script)),
    sha256(ZERO),
    sha256(OP_RETURN_OUTPUT),
    Uint8Array.of(0),
    ZERO,
  )
}

/**
 * Parses the items of a serialized witness. Undefined if bytes are missing or left over. Items of a single key are
 * short, so each length has one byte.
 */
export function readWitness(bytes: Uint8Array): Uint8Array[] | undefined {
  const [count = 0] = bytes
  const items: Uint8Array[] = []
  let offset = 1
  for (let index = 0; index < count; index++) {
    const length = bytes[offset]
    if (length === undefined || length >= 0xfd) return undefined
    items.push(bytes.subarray(offset + 1, offset + 1 + length))
    offset += 1 + length
  }
  return offset === bytes.length ? items : undefined
}
