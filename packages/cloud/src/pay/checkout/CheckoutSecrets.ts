import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretRing } from '../../keys/SecretRing'

/** Derives the secrets with which payers read their checkouts, so that none is stored. */
export class CheckoutSecrets {
  readonly #secrets: SecretRing

  constructor(secrets: SecretRing) {
    this.#secrets = secrets
  }

  /** Returns the secret of an invoice. */
  of(invoiceId: string): string {
    return secretOf(this.#secrets[0], invoiceId)
  }

  /** Returns whether a secret belongs to an invoice. */
  matches(invoiceId: string, secret: string): boolean {
    return this.#secrets.some(key => {
      const [own, given] = [Buffer.from(secretOf(key, invoiceId)), Buffer.from(secret)]
      return own.length === given.length && timingSafeEqual(own, given)
    })
  }
}

function secretOf(key: string, invoiceId: string): string {
  return createHmac('sha256', key).update(`openappkit/checkout\n${invoiceId.toLowerCase()}`).digest('base64url')
}
