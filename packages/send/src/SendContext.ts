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
  /** Returns the chain of a network. */
  chain(network: CaipNetwork): SendChain
  /** Returns another network of the kit on which `address` is valid. */
  networkOf(address: string): CaipNetwork | undefined
  /** Resolves names. Absent if names aren't available. */
  readonly lookUpName?: LookUpName | undefined
  /**
   * Returns the addresses that an account has really paid; see `paidAddresses`. If it is absent or returns undefined,
   * they are unknown.
   */
  paidAddresses?(account: SendAccount): Promise<readonly string[] | undefined>
  /** Called right before the wallet request. */
  onRequest?(review: SendReview): void
  onSent?(review: SendReview, hash: string): void
  onError?(review: SendReview, error: unknown): void
  /**
   * Called with the trace of a transaction when `followTransaction` emits it. Store it for the next
   * `followTransaction`.
   */
  onTrace?(hash: string, trace: string): void
  /** Called with the outcome of a transaction. */
  onSettled?(review: SendReview, hash: string, outcome: TransactionOutcome): void
}
