import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { keyId } from '../keys/SecretRing'

/** Seconds for which wallets may keep the public key. */
const KEY_LIFETIME = 24 * 60 * 60

/** Seconds for which an attestation holds: twice the life of a proposal, so that it can't be kept and passed on. */
const ATTESTATION_LIFETIME = 10 * 60

/** What is said about a request to a wallet. */
export interface Attestation {
  /** sha256 of the envelope that the statement belongs to, hex. */
  readonly id: string
  readonly origin: string
  /** Whether the project names this origin as its own. */
  readonly isVerified: boolean
}

/** Signs which page a request came from, so that a wallet whose verify service is this server can tell its user. */
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

  /** For wallets, with the time until which it may be kept, in seconds. */
  publicKey(): { readonly publicKey: object; readonly expiresAt: number } {
    const { crv, kty, x, y } = createPublicKey(this.#key).export({ format: 'jwk' })
    return {
      publicKey: { crv, ext: true, key_ops: ['verify'], kid: this.#id, kty, x, y },
      expiresAt: Math.floor(this.#now() / 1000) + KEY_LIFETIME,
    }
  }

  /** Returns a JWT, ES256. */
  sign(attestation: Attestation): Promise<string> {
    const exp = Math.floor(this.#now() / 1000) + ATTESTATION_LIFETIME
    return new SignJWT({ ...attestation, exp, isScam: false })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: this.#id })
      .sign(this.#key)
  }
}
