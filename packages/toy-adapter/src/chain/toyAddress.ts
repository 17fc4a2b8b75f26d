import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

const shape = /^toy1([0-9a-f]{64})([0-9a-f]{8})$/

/** Returns the address of a key: its public key and a checksum. */
export function toyAddress(privateKey: Uint8Array): string {
  const key = bytesToHex(ed25519.getPublicKey(privateKey))
  return `toy1${key}${checksum(key)}`
}

/** Returns whether a text is an address with a valid checksum. */
export function isToyAddress(text: string): boolean {
  const [, key, check] = shape.exec(text) ?? []
  return key !== undefined && checksum(key) === check && text.length === 76
}

/** Signs a message as a toy wallet does. Returns hex. */
export function toySign(message: string, privateKey: Uint8Array): string {
  return bytesToHex(ed25519.sign(new TextEncoder().encode(message), privateKey))
}

/** Returns whether `address` signed `message`. */
export function verifyToySignature(signed: {
  readonly message: string
  readonly address: string
  readonly signature: string
}): boolean {
  const [, key = ''] = shape.exec(signed.address) ?? []
  return ed25519.verify(hexToBytes(signed.signature), new TextEncoder().encode(signed.message), hexToBytes(key))
}

function checksum(key: string): string {
  return bytesToHex(sha256(hexToBytes(key))).slice(0, 8)
}
