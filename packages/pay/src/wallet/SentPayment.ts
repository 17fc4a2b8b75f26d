import type { CaipNetworkId } from '@openappkit/appkit-core'

/** A payment that this app sent for an invoice. */
export interface SentPayment {
  readonly invoiceId: string
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly hash: string
  /** Milliseconds since the epoch. */
  readonly at: number
  /** How the transaction ended without paying: it reverted, was dropped or was replaced by another one. */
  readonly failure?: 'reverted' | 'dropped' | 'replaced' | undefined
}
