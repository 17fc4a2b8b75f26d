import type { VerifiedSignIn } from './VerifiedSignIn'

/** Who is signed in with one browser. Plain data, to be kept as JSON. */
export interface StoredSession {
  /** The last one first; none twice. */
  readonly signIns: readonly VerifiedSignIn[]
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/**
 * Keeps sessions. Keys are hashes of what the cookie holds, so that whoever reads the store can't sign in with it.
 *
 * @example
 * ```ts
 * const sessions: SessionStore = {
 *   get: async key => JSON.parse((await redis.get(key)) ?? 'null') ?? undefined,
 *   set: async (key, session) => void (await redis.set(key, JSON.stringify(session), 'PXAT', session.expiresAt)),
 *   delete: async key => void (await redis.del(key)),
 * }
 * ```
 */
export interface SessionStore {
  get(key: string): Promise<StoredSession | undefined>
  /**
   * Keeps a session in place of the one that was there, until its `expiresAt`.
   *
   * @param client - The client that signs in, by `clientKey` of `createSignIn`. Undefined without that option, and when a session only loses accounts.
   */
  set(key: string, session: StoredSession, client?: string): Promise<void>
  delete(key: string): Promise<void>
}
