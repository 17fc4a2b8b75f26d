import type { NonceStore } from './NonceStore'

/**
 * Keeps nonces in this process: fine for one server, lost when it restarts.
 *
 * @param limit How many at most; beyond that the oldest go, so that asking for nonces can't fill the memory. Default 100 000.
 *
 * @example
 * ```ts
 * createSignIn({ domain: 'app.example.org', nonces: memoryNonces(10_000) })
 * ```
 */
export function memoryNonces(limit = 100_000, now: () => number = Date.now): NonceStore {
  const expiries = new Map<string, number>()
  return {
    async add(nonce, expiresAt) {
      // In the order in which they were added, which is that in which they expire
      for (const [oldest, expiry] of expiries) {
        if (expiry > now() && expiries.size < limit) break
        expiries.delete(oldest)
      }
      expiries.set(nonce, expiresAt)
    },
    async take(nonce) {
      const expiry = expiries.get(nonce)
      expiries.delete(nonce)
      return expiry !== undefined && now() < expiry
    },
  }
}
