import { createHash } from 'node:crypto'

/** Secrets of one purpose: the first signs, and what any of them signed is accepted. During a rotation there are two. */
export type SecretRing = readonly [current: string, ...accepted: string[]]

/** Returns the public name of a key: 64 bits of a hash, which tell nothing about the key. */
export function keyId(key: string | Uint8Array): string {
  return createHash('sha256').update('openappkit/key-id\n').update(key).digest('base64url').slice(0, 11)
}
