import { AppKitError } from '@openappkit/contract'
import { SessionPool } from './SessionPool'
import type { SessionStore } from './SessionStore'

/** Sessions of one account, the least recently used of which gives way to another. */
const PER_ACCOUNT = 50

/**
 * Keeps sessions in this process: fine for one server, lost when it restarts.
 *
 * An account has at most 50 sessions. At the limit, the client that holds the most loses its least recently used session. Without `clientKey` of `createSignIn` all users
 * count as one client. A client that holds no more than another can't push it out: its sign-in fails with `siwx/busy`.
 *
 * @param limit - How many sessions to keep. One of more than 2 KiB counts as several. Default 100 000.
 *
 * @example
 * ```ts
 * createSignIn({ domain: 'app.example.org', sessions: memorySessions(10_000) })
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
      // Browsers forget cookies that have run out, so these are never read again
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
