/**
 * Records used nonces, so that each can sign in only once. Several servers must share one store.
 *
 * @example
 * ```ts
 * import type { NonceStore } from '@openappkit/siwx/server'
 *
 * interface Redis {
 *   set(key: string, value: string, ...options: unknown[]): Promise<unknown>
 * }
 * export const nonceStore = (redis: Redis): NonceStore => ({
 *   use: async (nonce, expiresAt) => (await redis.set(`nonce:${nonce}`, '1', 'PXAT', expiresAt, 'NX')) === 'OK',
 * })
 * ```
 */
export interface NonceStore {
  /**
   * Marks a nonce as used until `expiresAt`, in milliseconds since the epoch. Resolves true only for the first call per
   * nonce, even if calls are concurrent.
   */
  use(nonce: string, expiresAt: number): Promise<boolean>
}
