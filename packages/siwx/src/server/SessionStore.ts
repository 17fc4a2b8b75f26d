import type { VerifiedSignIn } from './VerifiedSignIn'

/** Session of one browser. Plain data that JSON can store. */
export interface StoredSession {
  /** Sign-ins without duplicates, the latest first. */
  readonly signIns: readonly VerifiedSignIn[]
  /** Expiry in milliseconds since the epoch. */
  readonly expiresAt: number
}

/**
 * Stores sessions. Keys are hashes of the cookie's secret, so a leaked store doesn't allow anyone to sign in.
 *
 * @example
 * ```ts
 * import type { SessionStore } from '@openappkit/siwx/server'
 *
 * interface Redis {
 *   get(key: string): Promise<string | null>
 *   set(key: string, value: string, ...options: unknown[]): Promise<unknown>
 *   del(key: string): Promise<unknown>
 * }
 * export const sessionStore = (redis: Redis): SessionStore => ({
 *   get: async key => JSON.parse((await redis.get(key)) ?? 'null') ?? undefined,
 *   set: async (key, session) => void (await redis.set(key, JSON.stringify(session), 'PXAT', session.expiresAt)),
 *   delete: async key => void (await redis.del(key)),
 * })
 * ```
 */
export interface SessionStore {
  get(key: string): Promise<StoredSession | undefined>
  /**
   * Stores or replaces a session until its `expiresAt`.
   *
   * @param client - Client that signs in, from `clientKey` of `createSignIn`. Undefined without that option, and when a
   * session only loses accounts.
   */
  set(key: string, session: StoredSession, client?: string): Promise<void>
  delete(key: string): Promise<void>
}
