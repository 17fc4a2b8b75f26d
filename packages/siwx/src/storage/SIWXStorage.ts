import type { CaipNetworkId, SIWXSession } from '@openappkit/contract'

/**
 * Stores sessions. Doesn't verify them; readers do.
 *
 * @example
 * ```ts
 * import { DefaultSIWX, LocalStorage, type SIWXStorage } from '@openappkit/siwx'
 *
 * const storage: SIWXStorage = new LocalStorage({ key: '@example/sessions' })
 * const siwx = new DefaultSIWX({ storage })
 * ```
 */
export interface SIWXStorage {
  add(session: SIWXSession): Promise<void>
  /** Replaces all sessions. */
  set(sessions: SIWXSession[]): Promise<void>
  /** Returns the current sessions of this account on this chain: already valid, and not expired. */
  get(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]>
  /** Deletes only the sessions of this account on this chain. */
  delete(chainId: CaipNetworkId, address: string): Promise<void>
}
