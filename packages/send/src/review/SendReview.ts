import type { SimulatedTransfer, TransferLine } from '@openappkit/appkit-core'
import type { SendToken } from '../draft/SendToken'
import type { FoundRecipient } from '../recipient/Recipient'
import type { SendAccount } from '../SendAccount'

/**
 * Everything that the payer accepts. The kit requests exactly this transfer, for a fee at most a quarter higher, or
 * nothing.
 */
export interface SendReview {
  readonly account: SendAccount
  readonly token: SendToken
  /**
   * The symbol that the token's contract reports, if it differs from the displayed one: another token may be listed
   * under a known name.
   */
  readonly symbolOfContract?: string | undefined
  /** Amount in base units of the token. */
  readonly amount: bigint
  readonly recipient: FoundRecipient
  /** Fee in base units of the network's coin. Undefined if the chain can't estimate it and the wallet sets it. */
  readonly fee: bigint | undefined
  /** Whether the chain considers the fee a likely mistake, which the payer must confirm. */
  readonly isFeeUnusual: boolean
  /** Part of the token's balance that stays reserved unless `spendsReserved` is true, in base units. */
  readonly reserved: bigint
  readonly spendsReserved: boolean
  /** The payer's balance of the token, read from the chain. */
  readonly balance: bigint
  /** The result of the chain's simulation. Undefined if the chain can't simulate the transfer or predict its result. */
  readonly simulated: SimulatedTransfer | undefined
  /** The wallet request, decoded from its exact bytes. Undefined if the chain can't decode it. */
  readonly lines: readonly TransferLine[] | undefined
}
