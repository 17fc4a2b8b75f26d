import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { OnrampAsset, OnrampSeller } from '../market/OnrampCatalog'

/** Status of a purchase. `delivered` means that the chain shows the crypto. */
export type OnrampStatus =
  | 'created'
  | 'opened'
  | 'awaitingPayment'
  | 'processing'
  | 'onHold'
  | 'delivered'
  | 'failed'
  | 'refunded'
  | 'expired'

/** Progress of a purchase, as the backend reports it. */
export interface OnrampProgress {
  readonly status: OnrampStatus
  readonly isFinal: boolean
  /** Milliseconds to wait before the next request. */
  readonly pollInMs: number
  /** Whether the provider reports that it sent the crypto. */
  readonly isSent: boolean
  readonly txHash: string | undefined
  /** Base units that arrived. */
  readonly received: bigint | undefined
  /** Why the purchase failed, such as `card-declined`. */
  readonly failure: string | undefined
}

/** A purchase of this app. */
export interface OnrampPurchase {
  /** Unique. The backend's id if it has one. */
  readonly id: string
  /** Reads the progress. Undefined if the backend can't report it. */
  readonly secret: string | undefined
  /** Link that opens the provider's checkout. */
  readonly url: string
  /** Time until which the link opens, in milliseconds since the epoch. */
  readonly expiresAt: number
  readonly provider: OnrampSeller
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly asset: OnrampAsset
  /** Base units that were quoted. Undefined if only the provider showed the price. */
  readonly quoted: bigint | undefined
  readonly currency: string
  /** Units of 10⁻¹⁸ of the currency. */
  readonly total: bigint
  /** Time of the start in milliseconds since the epoch. */
  readonly at: number
  readonly progress: OnrampProgress
}

/** Progress of a purchase that has just started. */
export const started: OnrampProgress = {
  status: 'created',
  isFinal: false,
  pollInMs: 4000,
  isSent: false,
  txHash: undefined,
  received: undefined,
  failure: undefined,
}
