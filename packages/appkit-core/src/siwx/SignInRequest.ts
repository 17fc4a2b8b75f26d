import type { CaipNetworkId, SIWXData, SIWXSession } from '@openappkit/contract'

/** Callbacks that let a wallet connect and sign in with one approval. */
export interface SignInRequest {
  /**
   * Returns the message to sign for an account that isn't known yet (its address is empty). Return undefined to connect
   * without signing in.
   */
  prepare(caipNetworkId: CaipNetworkId): Promise<SIWXData | undefined>
  /** Stores the signed sessions. If it throws, connecting fails. */
  complete(sessions: readonly SIWXSession[]): Promise<void>
}
