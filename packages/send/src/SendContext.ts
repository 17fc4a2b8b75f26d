import type { CaipNetwork, Environment, TransactionOutcome } from '@openappkit/appkit-core'
import type { LookUpName } from './recipient/ResolvedName'
import type { SendReview } from './review/SendReview'
import type { SendAccount } from './SendAccount'
import type { SendChain } from './SendChain'

/** Dependencies of a send flow. */
export interface SendContext {
  readonly environment: Pick<Environment, 'setTimer'>
  /**
   * Returns the account that would pay now. Undefined if no account is connected, or if it is on a network that the app
   * doesn't offer.
   */
  account(): SendAccount | undefined
  /** Returns the chain functions for a network. */
  chain(network: CaipNetwork): SendChain
  /** Returns one of the kit's networks on which `address` is valid, if there is one. */
  networkOf(address: string): CaipNetwork | undefined
  /** Resolves names. Absent if names aren't available. */
  readonly lookUpName?: LookUpName | undefined
  /**
   * Returns the addresses that an account has really paid; see `paidAddresses`. If this method is absent, rejects,
   * resolves with undefined or takes longer than 10 s, past payments are unknown.
   */
  paidAddresses?(account: SendAccount): Promise<readonly string[] | undefined>
  /** Called right before the wallet request. */
  onRequest?(review: SendReview): void
  onSent?(review: SendReview, hash: string): void
  onError?(review: SendReview, error: unknown): void
  /**
   * Called with the trace that `followTransaction` emits for a transaction. Store the trace, and pass it to
   * `followTransaction` after a reload to resume.
   */
  onTrace?(hash: string, trace: string): void
  /** Called with the outcome of a transaction. Never called if the chain can't report outcomes, or after `destroy`. */
  onSettled?(review: SendReview, hash: string, outcome: TransactionOutcome): void
}
