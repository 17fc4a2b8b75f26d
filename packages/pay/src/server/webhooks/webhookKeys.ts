import { PayServerError } from '../errors/PayServerError'
import { bytesOf } from './bytesOf'

/** Keys of webhooks, imported on first use. */
export type WebhookKeys = () => Promise<readonly CryptoKey[]>

/**
 * Reads the secrets of webhooks: the current one, and the previous one if it is defined.
 *
 * @throws PayServerError `pay/invalid-option` if there are none or more than two, or if one isn't `whsec_` and 24 to 64
 * bytes in base64.
 */
export function webhookKeys(secrets: readonly (string | undefined)[]): WebhookKeys {
  const given = Array.isArray(secrets) ? secrets.filter(secret => secret !== undefined) : []
  if (given.length < 1 || given.length > 2) throw invalid('must have the current secret, and one previous at most')
  const raw = given.map(secret => {
    const bytes = /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret) ? bytesOf(secret.slice('whsec_'.length)) : undefined
    if (!bytes || bytes.length < 24 || bytes.length > 64)
      throw invalid('has a secret that is not `whsec_` and 24 to 64 bytes in base64')
    return bytes
  })
  let keys: Promise<readonly CryptoKey[]> | undefined
  return () => (keys ??= Promise.all(raw.map(importKey)))
}

function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

function invalid(problem: string): PayServerError {
  return new PayServerError('pay/invalid-option', `\`webhookSecrets\` of createPayServer ${problem}.`)
}
