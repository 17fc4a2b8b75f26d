import { script } from 'bitcoinjs-lib'
import { refused } from './LedgerError'

/** A 64-byte signature and its sighash type. */
export interface ReadSignature {
  readonly signature: Uint8Array
  readonly hashType: number
}

const hashTypes: ReadonlySet<number> = new Set([0x01, 0x02, 0x03, 0x81, 0x82, 0x83])

/**
 * Decodes an ECDSA signature: strict DER with a low S and a known sighash type, as every node requires.
 *
 * @throws LedgerError for any other form.
 */
export function readEcdsaSignature(encoded: Uint8Array): ReadSignature {
  let decoded: ReadSignature
  try {
    decoded = script.signature.decode(encoded)
  } catch {
    const known = hashTypes.has(encoded.at(-1) ?? 0)
    throw invalid(known ? 'Non-canonical DER signature' : 'Signature hash type missing or not understood')
  }
  if (!isLowS(decoded.signature)) throw invalid('Non-canonical signature: S value is unnecessarily high')
  return decoded
}

/**
 * Decodes a Schnorr signature: 64 bytes with the default sighash type, 65 with an explicit type.
 *
 * @throws LedgerError for any other form.
 */
export function readSchnorrSignature(encoded: Uint8Array): ReadSignature {
  if (encoded.length === 64) return { signature: encoded, hashType: 0 }
  const hashType = encoded[64] ?? 0
  if (encoded.length !== 65) throw invalid('Invalid Schnorr signature size')
  if (!hashTypes.has(hashType)) throw invalid('Invalid Schnorr signature hash type')
  return { signature: encoded.slice(0, 64), hashType }
}

function isLowS(signature: Uint8Array): boolean {
  // Half the order of the curve.
  const limit = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
  return BigInt(`0x${Array.from(signature.slice(32), byte => byte.toString(16).padStart(2, '0')).join('')}`) <= limit
}

function invalid(reason: string): Error {
  return refused(`mandatory-script-verify-flag-failed (${reason})`)
}
