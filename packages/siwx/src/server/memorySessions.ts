import { AppKitError } from '@openappkit/contract'
import { SessionPool } from './SessionPool'
import type { SessionStore } from './SessionStore'

/** Maximum number of sessions per account. */
const PER_ACCOUNT = 50

/**
 * Stores sessions in memory. Suitable for one server; lost on restart.
 *
 * An account has at most 50 sessions; a new one replaces the least recently used. At `limit`, the client with the most
 * sessions loses its least recently used one. In a tie, the client that signs in loses one; if it has no other session,
 * its sign-in fails with `siwx/busy`. Without `clientKey` of `createSignIn`, all users are one client.
 *
 * @param limit - Maximum number of sessions. One of more than 2,048 characters of JSON counts as several. Default:
 * 100,000.
 * @example
 * ```ts
 * import { createSignIn, memorySessions } from '@openappkit/siwx/server'
 *
 * const signIn = createSignIn({ domain: 'app.example.org', sessions: memorySessions(10_000) })
 * ```
 */
export function memorySessions(limit = 100_000, now: () => number = Date.now): SessionStore {
  const pool = new SessionPool(PER_ACCOUNT)
  return {
    async get(key) {
      const session = pool.use(key)
      if (session && now() < session.expiresAt) return session
      pool.delete(key)
      return undefined
    },
    async set(key, session, client) {
      // Browsers delete expired cookies, so these sessions are never read again
      pool.deleteEnded(now())
      pool.set(key, session, client)
      while (pool.size > limit && pool.evict(key));
      if (!pool.has(key)) throw new AppKitError('siwx/busy', 'Too many users are signed in. Try again later.')
    },
    async delete(key) {
      pool.delete(key)
    },
  }
}
