import * as ecc from '@bitcoinerlab/secp256k1'
import { script } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { readEcdsaSignature, readSchnorrSignature } from './readSignature'

const digest = new Uint8Array(32).fill(1)
const signature = ecc.sign(digest, new Uint8Array(32).fill(2))
const encoded = script.signature.encode(signature, 0x81)

test('reads an ECDSA signature and its sighash type', () => {
  expect(readEcdsaSignature(encoded)).toEqual({ signature, hashType: 0x81 })
})

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
/** Returns the malleated form of a signature, which is just as valid but changes the transaction id. */
function withHighS(): Uint8Array {
  const s = order - BigInt(`0x${Buffer.from(signature.slice(32)).toString('hex')}`)
  const high = Uint8Array.from(Buffer.from(s.toString(16).padStart(64, '0'), 'hex'))
  return script.signature.encode(Uint8Array.of(...signature.slice(0, 32), ...high), 1)
}

test.each([
  ['of an unknown type', Uint8Array.of(...encoded.slice(0, -1), 0x04), 'Signature hash type missing or not understood'],
  ['empty', new Uint8Array(), 'Signature hash type missing or not understood'],
  ['not DER', Uint8Array.of(0x31, ...encoded.slice(1)), 'Non-canonical DER signature'],
  ['with a high S', withHighS(), 'Non-canonical signature: S value is unnecessarily high'],
])('rejects an ECDSA signature that is %s', (_, signature, reason) => {
  expect(() => readEcdsaSignature(signature)).toThrow(`mandatory-script-verify-flag-failed (${reason})`)
})

const schnorr = new Uint8Array(64).fill(3)

test.each([
  ['64 bytes', schnorr, 0],
  ['65 bytes, including the type', Uint8Array.of(...schnorr, 0x83), 0x83],
])('reads a Schnorr signature of %s', (_, signature, hashType) => {
  expect(readSchnorrSignature(signature)).toEqual({ signature: schnorr, hashType })
})

test.each([
  ['too short', schnorr.slice(1), 'Invalid Schnorr signature size'],
  ['too long', Uint8Array.of(...schnorr, 1, 1), 'Invalid Schnorr signature size'],
  // The default type must be omitted.
  ['of the default type, written explicitly', Uint8Array.of(...schnorr, 0), 'Invalid Schnorr signature hash type'],
  ['of an unknown type', Uint8Array.of(...schnorr, 4), 'Invalid Schnorr signature hash type'],
])('rejects a Schnorr signature that is %s', (_, signature, reason) => {
  expect(() => readSchnorrSignature(signature)).toThrow(reason)
})
