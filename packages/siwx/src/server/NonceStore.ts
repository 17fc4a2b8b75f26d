/**
 * Remembers which nonces were used, so that none signs in twice. With more than one server it must be shared by them.
 *
 * @example
 * ```ts
 * const nonces: NonceStore = {
 *   use: async (nonce, expiresAt) =>
 *     (await redis.set(`nonce:${nonce}`, '1', 'PXAT', expiresAt, 'NX')) === 'OK',
 * }
 * ```
 */
export interface NonceStore {
  /**
   * Marks a nonce as used and keeps the mark until `expiresAt`, in milliseconds since 1970. Returns true on the first call for a nonce only: of several concurrent calls,
   * exactly one gets true.
   */
  use(nonce: string, expiresAt: number): Promise<boolean>
}
