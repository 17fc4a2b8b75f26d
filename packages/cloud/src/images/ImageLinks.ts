import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretRing } from '../keys/SecretRing'

const PATH = '/v1/image/'
/** Bytes of the truncated signature. 128 bits can't be guessed online. */
const SIGNATURE_LENGTH = 16
const TOKEN = /^([A-Za-z0-9_-]{1,8192})\.([A-Za-z0-9_-]{22})$/

/**
 * Creates and reads the links of the image proxy. A link contains the image's URL and a signature, so the proxy fetches
 * only what this server offered.
 *
 * @example
 * ```ts
 * const links = new ImageLinks(['a secret of 32 characters or more'], { publicUrl: 'https://wallets.example.org' })
 * links.proxied('https://example.com/cat.png') // 'https://wallets.example.org/v1/image/aHR0…'
 * ```
 */
export class ImageLinks {
  readonly #secrets: SecretRing
  readonly #address: { readonly publicUrl: string }

  /**
   * @param secrets - The first signs new links. Links signed by the others are also accepted.
   * @param address - Public address of this server.
   */
  constructor(secrets: SecretRing, address: { readonly publicUrl: string }) {
    this.#secrets = secrets
    this.#address = address
  }

  /** Returns the proxied URL of the image at `url`. Doesn't fetch or check the image. */
  proxied(url: string): string {
    const payload = Buffer.from(url, 'utf8').toString('base64url')
    const base = this.#address.publicUrl.replace(/\/+$/, '')
    return `${base}${PATH}${payload}.${sign(payload, this.#secrets[0]).toString('base64url')}`
  }

  /** Returns the URL in a link. Undefined if this server didn't create the link. */
  read(token: string): string | undefined {
    const [, payload, signature] = TOKEN.exec(token) ?? []
    if (payload === undefined || signature === undefined) return undefined
    const signatureBytes = Buffer.from(signature, 'base64url')
    if (signatureBytes.length !== SIGNATURE_LENGTH) return undefined
    if (!this.#secrets.some(secret => timingSafeEqual(signatureBytes, sign(payload, secret)))) return undefined
    return Buffer.from(payload, 'base64url').toString('utf8')
  }
}

function sign(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest().subarray(0, SIGNATURE_LENGTH)
}
