import { createHash } from 'node:crypto'

/**
 * Secrets of one purpose. The first signs; signatures by any of them are accepted. During a rotation, there are two.
 */
export type SecretRing = readonly [current: string, ...accepted: string[]]

/** Returns the public id of a key: the first 66 bits of its hash, which don't reveal the key. */
export function keyId(key: string | Uint8Array): string {
  return createHash('sha256').update('openappkit/key-id\n').update(key).digest('base64url').slice(0, 11)
}
