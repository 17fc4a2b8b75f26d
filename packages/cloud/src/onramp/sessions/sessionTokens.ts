import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Returns a token of 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash under which a token is stored, so that a copy of the database opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function matchesHash(token: string, hash: string): boolean {
  const [own, stored] = [Buffer.from(hashToken(token)), Buffer.from(hash)]
  return own.length === stored.length && timingSafeEqual(own, stored)
}
