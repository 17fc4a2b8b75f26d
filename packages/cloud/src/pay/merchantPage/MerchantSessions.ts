import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretRing } from '../../keys/SecretRing'

/** Milliseconds until a merchant has to sign in again. */
const LIFETIME = 15 * 60_000
const TOKEN = /^([a-z0-9-]{1,40})\.(\d{1,15})\.([\w-]{43})$/

/** Signs a merchant in on the merchant page. The page's forms carry the session, so there is no cookie to forge. */
export class MerchantSessions {
  readonly #secrets: SecretRing
  readonly #now: () => number

  constructor(secrets: SecretRing, now: () => number) {
    this.#secrets = secrets
    this.#now = now
  }

  create(merchantId: string): string {
    const text = `${merchantId}.${this.#now() + LIFETIME}`
    return `${text}.${signatureOf(this.#secrets[0], text)}`
  }

  /** Returns the merchant of a session. Undefined if the session is forged or over. */
  read(token: string): string | undefined {
    const [, merchantId, end = '', signature = ''] = TOKEN.exec(token) ?? []
    if (merchantId === undefined || Number(end) <= this.#now()) return undefined
    const given = Buffer.from(signature)
    const isOwn = this.#secrets.some(secret => {
      const own = Buffer.from(signatureOf(secret, `${merchantId}.${end}`))
      return own.length === given.length && timingSafeEqual(own, given)
    })
    return isOwn ? merchantId : undefined
  }
}

function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`openappkit/merchant\n${text}`).digest('base64url')
}
