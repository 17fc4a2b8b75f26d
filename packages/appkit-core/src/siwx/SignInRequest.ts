import type { CaipNetworkId, SIWXData, SIWXSession } from '@openappkit/contract'

/** Lets one approval connect and sign in, where a wallet can do both. */
export interface SignInRequest {
  /** What is to be signed, for an account that nobody knows yet (its address is empty). Undefined: not in one approval this time. */
  prepare(caipNetworkId: CaipNetworkId): Promise<SIWXData | undefined>
  /** Keeps what the wallet has signed. A throw fails the connect. */
  complete(sessions: readonly SIWXSession[]): Promise<void>
}
