import type { CaipNetwork, Environment, TransactionOutcome } from '@openappkit/appkit-core'
import type { LookUpName } from './recipient/ResolvedName'
import type { SendReview } from './review/SendReview'
import type { SendAccount } from './SendAccount'
import type { SendChain } from './SendChain'

/** All that a send flow needs of the rest, as narrow as it can be. */
export interface SendContext {
  readonly environment: Pick<Environment, 'setTimer'>
  /** Whoever would pay now. Undefined: nobody is connected, or on a network that the host doesn't offer. */
  account(): SendAccount | undefined
  /** The chain of a network. */
  chain(network: CaipNetwork): SendChain
  /** Another network of the kit that `address` is an address of. */
  networkOf(address: string): CaipNetwork | undefined
  /** Absent: nobody knows names. */
  readonly lookUpName?: LookUpName | undefined
  /** Whom an account has really paid before, see `paidAddresses`. Undefined, like absent: nobody knows. */
  paidAddresses?(account: SendAccount): Promise<readonly string[] | undefined>
  /** The wallet is about to be asked, sent it, or did not. */
  onRequest?(review: SendReview): void
  onSent?(review: SendReview, hash: string): void
  onError?(review: SendReview, error: unknown): void
  /** What the chain told of it besides, to be kept for whoever follows it later: `onTrace` of `followTransaction`. */
  onTrace?(hash: string, trace: string): void
  /** What became of it. */
  onSettled?(review: SendReview, hash: string, outcome: TransactionOutcome): void
}
