import { type KeyObject, verify } from 'node:crypto'
import { parseBoundedJson } from '../../../http/ProviderApi'
import { OnrampFailure } from '../../OnrampFailure'
import type { OnrampWebhook } from '../../OnrampProvider'
import { requireHeader } from '../webhookSignature'
import { stableJson } from './stableJson'

/** Public keys in the [documentation](https://docs.rampnetwork.com/webhooks), on secp256k1. */
export const RAMP_PUBLIC_KEYS: Readonly<Record<'production' | 'sandbox', string>> = {
  production: publicKey('lvxpYOhgdAmI+7oL4mABRAfM5CwLkCbZm64ERVKAisSulWFC3oRZom/PeyE2iXPX1ekp9UD1r+51c9TiuIHU4w=='),
  sandbox: publicKey('evN2PMEeIaaMkS4VIfXOqsLebj19kVeuwWl0AnkIA6DJU0r3ixkXVhJTltycJtkDoEAYtPHfARyTofB5ZNw9xA=='),
}

/**
 * Verifies the signature of a webhook and returns its body.
 *
 * @throws OnrampFailure `forged`.
 */
export function verifyBody({ headers, body }: OnrampWebhook, key: KeyObject): unknown {
  const signature = Buffer.from(requireHeader(headers, 'x-body-signature'), 'base64')
  const value = parseBoundedJson(body)
  const isValid = value !== undefined && isSigned(stableJson(value), key, signature)
  if (!isValid) throw new OnrampFailure('forged', "The webhook's signature isn't valid")
  return value
}

function isSigned(text: string, key: KeyObject, signature: Buffer): boolean {
  try {
    return verify('sha256', Buffer.from(text), key, signature)
  } catch {
    return false
  }
}

function publicKey(point: string): string {
  return `-----BEGIN PUBLIC KEY-----\nMFYwEAYHKoZIzj0CAQYFK4EEAAoDQgAE${point}\n-----END PUBLIC KEY-----`
}
