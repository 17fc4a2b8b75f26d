import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'

/** Seconds for which a token is valid. */
const LIFETIME = 120

/** A secret API key of the Coinbase Developer Platform. Creates a token for each request. */
export class CdpKey {
  readonly #id: string
  readonly #key: KeyObject
  readonly #now: () => number

  /**
   * @param secret - Base64 of an Ed25519 seed and public key, or an EC key on P-256 in PEM.
   * @throws Error if it is neither. The message doesn't contain the secret.
   */
  constructor(id: string, secret: string, now: () => number) {
    this.#id = id
    this.#key = privateKeyOf(secret)
    this.#now = now
  }

  /** Returns the bearer token for a request. */
  token(method: 'GET' | 'POST', { host, pathname }: URL): Promise<string> {
    const seconds = Math.floor(this.#now() / 1000)
    const alg = this.#key.asymmetricKeyType === 'ec' ? 'ES256' : 'EdDSA'
    return new SignJWT({ uris: [`${method} ${host}${pathname}`] })
      .setProtectedHeader({ alg, kid: this.#id, typ: 'JWT', nonce: randomBytes(16).toString('hex') })
      .setSubject(this.#id)
      .setIssuer('cdp')
      .setIssuedAt(seconds)
      .setNotBefore(seconds)
      .setExpirationTime(seconds + LIFETIME)
      .sign(this.#key)
  }
}

function privateKeyOf(secret: string): KeyObject {
  try {
    if (secret.includes('-----BEGIN')) {
      // Keys copied from environment files contain the two characters `\n`.
      const key = createPrivateKey(secret.replaceAll('\\n', '\n'))
      if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key
    } else {
      const bytes = Buffer.from(secret, 'base64')
      const [d, x] = [bytes.subarray(0, 32), bytes.subarray(32)].map(half => half.toString('base64url'))
      if (bytes.length === 64 && d && x) {
        return createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', d, x }, format: 'jwk' })
      }
    }
  } catch {
    // The cause can quote the key.
  }
  throw new Error("isn't an Ed25519 or EC key of the Coinbase Developer Platform")
}
