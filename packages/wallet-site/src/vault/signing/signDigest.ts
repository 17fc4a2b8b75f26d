import { secp256k1 } from '@noble/curves/secp256k1.js'

/** Signature of a digest on secp256k1. */
export interface DigestSignature {
  readonly r: `0x${string}`
  readonly s: `0x${string}`
  readonly yParity: 0 | 1
  /** `r ‖ s ‖ v` with `v` of 27 or 28. */
  readonly bytes: Uint8Array
}

/** Signs a digest of 32 bytes deterministically ([RFC 6979](https://www.rfc-editor.org/rfc/rfc6979)), with a low `s`. */
export function signDigest(digest: Uint8Array, privateKey: Uint8Array): DigestSignature {
  const recovered = secp256k1.sign(digest, privateKey, { prehash: false, format: 'recovered' })
  const yParity = recovered[0] === 1 ? 1 : 0
  const bytes = new Uint8Array(65)
  bytes.set(recovered.subarray(1))
  bytes[64] = 27 + yParity
  return { r: hex(bytes.subarray(0, 32)), s: hex(bytes.subarray(32, 64)), yParity, bytes }
}

function hex(bytes: Uint8Array): `0x${string}` {
  return `0x${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`
}
