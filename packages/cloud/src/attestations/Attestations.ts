import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { keyId } from '../keys/SecretRing'

/** Seconds for which wallets may cache the public key. */
const KEY_LIFETIME = 24 * 60 * 60

/**
 * Lifetime of an attestation in seconds: twice a proposal's lifetime. It is short, so attestations can't be stored and
 * reused.
 */
const ATTESTATION_LIFETIME = 10 * 60

/** Statement about the origin of a WalletConnect request. */
export interface Attestation {
  /** SHA-256 of the envelope that the statement belongs to, in hex. */
  readonly id: string
  readonly origin: string
  /** Whether the browser reported this origin and the project lists it. */
  readonly isVerified: boolean
}

/** Signs the origin of a request, so wallets that use this server as their verify service can show it to the user. */
export class Attestations {
  readonly #key: KeyObject
  readonly #id: string
  readonly #now: () => number

  constructor(privateKey: JsonWebKey, now: () => number = Date.now) {
    this.#key = createPrivateKey({ key: privateKey, format: 'jwk' })
    const { x = '', y = '' } = privateKey
    this.#id = keyId(`${x}.${y}`)
    this.#now = now
  }

  /** Returns the public key for wallets, with its expiry in seconds since the epoch. */
  publicKey(): { readonly publicKey: object; readonly expiresAt: number } {
    const { crv, kty, x, y } = createPublicKey(this.#key).export({ format: 'jwk' })
    return {
      publicKey: { crv, ext: true, key_ops: ['verify'], kid: this.#id, kty, x, y },
      expiresAt: Math.floor(this.#now() / 1000) + KEY_LIFETIME,
    }
  }

  /** Returns the attestation as an ES256 JWT. */
  sign(attestation: Attestation): Promise<string> {
    const exp = Math.floor(this.#now() / 1000) + ATTESTATION_LIFETIME
    return new SignJWT({ ...attestation, exp, isScam: false })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: this.#id })
      .sign(this.#key)
  }
}
