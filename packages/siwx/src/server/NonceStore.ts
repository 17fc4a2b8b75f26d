/**
 * Remembers which nonces were given out and not used yet. With more than one server it must be shared by them.
 *
 * @example
 * ```ts
 * const nonces: NonceStore = {
 *   add: async (nonce, expiresAt) => void (await redis.set(`nonce:${nonce}`, '1', 'PXAT', expiresAt)),
 *   take: async nonce => (await redis.getdel(`nonce:${nonce}`)) !== null,
 * }
 * ```
 */
export interface NonceStore {
  /** Keeps a nonce until `expiresAt`, in milliseconds since 1970. */
  add(nonce: string, expiresAt: number): Promise<void>
  /** Removes a nonce. True when it was there and hasn't expired: of several calls at once, one alone gets true. */
  take(nonce: string): Promise<boolean>
}
