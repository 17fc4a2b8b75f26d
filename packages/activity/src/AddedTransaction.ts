import type { PendingTransaction } from '@openappkit/appkit-core/portfolio'

/** A transaction of the host's own. What is absent is that of the account in use. */
export interface AddedTransaction extends Omit<PendingTransaction, 'address' | 'at' | 'caipNetworkId' | 'outcome'> {
  readonly address?: string | undefined
  readonly caipNetworkId?: PendingTransaction['caipNetworkId'] | undefined
  /** When it was sent, in milliseconds since the epoch. Default: now. */
  readonly at?: number | undefined
}
