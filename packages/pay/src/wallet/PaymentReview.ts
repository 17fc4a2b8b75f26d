import type { PayAsset, PayCheckout } from '../invoice/PayCheckout'
import type { PayAccount } from './PayAccount'

/** A payment as the wallet will receive it. */
export interface PaymentReview {
  readonly checkout: PayCheckout
  readonly account: PayAccount
  readonly asset: PayAsset
  /** Base units of the asset. */
  readonly amount: bigint
  /** Base units of the network's coin. Undefined if the wallet decides. */
  readonly fee: bigint | undefined
  /** Whether the fee is so high that the user has to confirm it. */
  readonly isFeeUnusual: boolean
  /** The account's balance of the asset. */
  readonly balance: bigint
  /** Amount that leaves the account, if the chain could simulate it. */
  readonly simulated: bigint | undefined
}

/** Returns the highest fee that the payer accepts with a review: a quarter above the displayed one. */
export function highestFee(reviewed: bigint): bigint {
  return (reviewed * 5n) / 4n
}

/** Returns whether the payer has to review a payment again, because it now costs more or goes elsewhere. */
export function isChanged(reviewed: PaymentReview, now: PaymentReview): boolean {
  const isDearer = now.fee !== undefined && (reviewed.fee === undefined || now.fee > highestFee(reviewed.fee))
  return (
    isDearer ||
    now.amount !== reviewed.amount ||
    now.asset.recipient !== reviewed.asset.recipient ||
    now.asset.reference !== reviewed.asset.reference ||
    (now.isFeeUnusual && !reviewed.isFeeUnusual)
  )
}
