import type { ChainNamespace } from '@openappkit/contract'
import type { Account } from './publicState'

/** Account that `connect()` resolves with. */
export type ConnectedAccount<Namespace extends ChainNamespace = ChainNamespace> = Extract<
  Account<Namespace>,
  { readonly isConnected: true }
>

/** Options of `connect()`. */
export interface ConnectOptions {
  /** Wallet to prompt. Default: the user chooses it in the modal. */
  readonly connectorId?: string
  /** Namespace of the account. Default: the active one. */
  readonly namespace?: ChainNamespace
}
