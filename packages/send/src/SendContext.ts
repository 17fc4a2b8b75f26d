import type { CaipNetwork, Environment, TransactionOutcome } from '@openappkit/appkit-core'
import type { LookUpName } from './recipient/ResolvedName'
import type { SendReview } from './review/SendReview'
import type { SendAccount } from './SendAccount'
import type { SendChain } from './SendChain'

/** All that a send flow needs of the rest, as narrow as it can be. */
export interface SendContext {
  readonly environment: Pick<Environment, 'setTimer'>
  /**
   * Returns the account that would pay now. Undefined if none is connected, or it is on a network that the app doesn't
   * offer.
   */
  account(): SendAccount | undefined
  /** The chain of a network. */
  chain(network: CaipNetwork): SendChain
  /** Another network of the kit that `address` is an address of. */
  networkOf(address: string): CaipNetwork | undefined
  /** Resolves names. Absent if names aren't available. */
  readonly lookUpName?: LookUpName | undefined
  /**
   * Returns the addresses that an account has really paid, see `paidAddresses`. Undefined, like an absent function, if
   * unknown.
   */
  paidAddresses?(account: SendAccount): Promise<readonly string[] | undefined>
  /** Called right before the wallet request. */
  onRequest?(review: SendReview): void
  onSent?(review: SendReview, hash: string): void
  onError?(review: SendReview, error: unknown): void
  /**
   * Called with the chain's trace of a transaction, to be stored for a later `followTransaction`, whose `onTrace`
   * emits it.
   */
  onTrace?(hash: string, trace: string): void
  /** Called with the outcome of a transaction. */
  onSettled?(review: SendReview, hash: string, outcome: TransactionOutcome): void
}
