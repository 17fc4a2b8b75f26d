import { createHash } from 'node:crypto'

/** Returns the SHA-256 of the bytes, in base64url. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url')
}
