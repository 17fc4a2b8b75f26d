import type { SimulatedTransfer, TransferLine } from '@openappkit/appkit-core'
import type { SendToken } from '../draft/SendToken'
import type { FoundRecipient } from '../recipient/Recipient'
import type { SendAccount } from '../SendAccount'

/** Everything that the payer agrees to. What is sent is this, or nothing. */
export interface SendReview {
  readonly account: SendAccount
  readonly token: SendToken
  /** What the contract of the token calls itself, where that is not what the payer was shown: another token may be listed under a known name. */
  readonly symbolOfContract?: string | undefined
  /** Base units of the token. */
  readonly amount: bigint
  readonly recipient: FoundRecipient
  /** Base units of the network's coin. Undefined: the chain can't say, and the wallet will. */
  readonly fee: bigint | undefined
  /** The chain says that the fee looks like a mistake, so the payer confirms it. */
  readonly isFeeUnusual: boolean
  /** Base units of the token that stay where they are, or that the payer asked to spend as well. */
  readonly reserved: bigint
  readonly spendsReserved: boolean
  /** What the payer has of the token, read from the chain. */
  readonly balance: bigint
  /** What the chain says would happen. Undefined: it can't say. */
  readonly simulated: SimulatedTransfer | undefined
  /** What the wallet will be asked, read from the very bytes. Undefined: the chain can't say. */
  readonly lines: readonly TransferLine[] | undefined
}
