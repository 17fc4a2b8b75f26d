import type { CaipNetworkId, SIWXSession } from '@openappkit/contract'

/**
 * Keeps signed-in sessions. It judges none of them: whoever reads verifies.
 *
 * @example
 * ```ts
 * new DefaultSIWX({ storage: { add, set, get, delete: remove } })
 * ```
 */
export interface SIWXStorage {
  add(session: SIWXSession): Promise<void>
  /** Keeps these instead of all before. */
  set(sessions: SIWXSession[]): Promise<void>
  /** Those of this account on this chain that count now: begun, and not run out. */
  get(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]>
  /** Forgets those of this account on this chain, and no others. */
  delete(chainId: CaipNetworkId, address: string): Promise<void>
}
