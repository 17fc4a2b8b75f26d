import { AppKitError } from '@openappkit/contract'
import type { NonceStore } from './NonceStore'

/**
 * Stores used nonces in memory. Suitable for one server; lost on restart.
 *
 * Only verified sign-ins use a nonce. At the limit, sign-ins fail with `siwx/busy` until stored nonces expire. Dropping
 * one early would allow its message to sign in again.
 *
 * @param limit - Maximum number of stored nonces. Default: 200,000, which allows 333 sign-ins per second.
 * @example
 * ```ts
 * import { createSignIn, memoryNonces } from '@openappkit/siwx/server'
 *
 * export const signInWith = (secret: string) =>
 *   createSignIn({ domain: 'app.example.org', secret, nonces: memoryNonces(10_000) })
 * ```
 */
export function memoryNonces(limit = 200_000, now: () => number = Date.now): NonceStore {
  const expiries = new Map<string, number>()
  return {
    async use(nonce, expiresAt) {
      // Expiries differ from this order by at most one nonce lifetime
      for (const [oldest, expiry] of expiries) {
        if (expiry > now()) break
        expiries.delete(oldest)
      }
      if (expiries.has(nonce)) return false
      if (expiries.size >= limit)
        throw new AppKitError('siwx/busy', 'Too many users are signing in. Try again in a few minutes.')
      expiries.set(nonce, expiresAt)
      return true
    },
  }
}
