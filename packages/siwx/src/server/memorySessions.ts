import type { SessionStore, StoredSession } from './SessionStore'

/**
 * Keeps sessions in this process: fine for one server, lost when it restarts.
 *
 * @param limit How many at most; beyond that the oldest go. Default 100 000.
 *
 * @example
 * ```ts
 * createSignIn({ domain: 'app.example.org', sessions: memorySessions(10_000) })
 * ```
 */
export function memorySessions(limit = 100_000, now: () => number = Date.now): SessionStore {
  const sessions = new Map<string, StoredSession>()
  return {
    async get(key) {
      const session = sessions.get(key)
      return session && now() < session.expiresAt ? session : undefined
    },
    async set(key, session) {
      sessions.delete(key)
      for (const [oldest, { expiresAt }] of sessions) {
        if (expiresAt > now() && sessions.size < limit) break
        sessions.delete(oldest)
      }
      sessions.set(key, session)
    },
    async delete(key) {
      sessions.delete(key)
    },
  }
}
