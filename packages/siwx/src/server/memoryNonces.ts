import { AppKitError } from '@openappkit/contract'
import type { NonceStore } from './NonceStore'

/**
 * Keeps used nonces in this process: fine for one server, lost when it restarts.
 *
 * Only verified sign-ins use a nonce. At the limit, further sign-ins fail with `siwx/busy` until the first marks expire; dropping a mark early would let its message sign in
 * again.
 *
 * @param limit - How many marks to keep. Default 200 000, which is 333 sign-ins a second.
 *
 * @example
 * ```ts
 * createSignIn({ domain: 'app.example.org', secret, nonces: memoryNonces(10_000) })
 * ```
 */
export function memoryNonces(limit = 200_000, now: () => number = Date.now): NonceStore {
  const expiries = new Map<string, number>()
  return {
    async use(nonce, expiresAt) {
      // Marks expire at most one nonce's lifetime out of this order
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
