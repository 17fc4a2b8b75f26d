import { isSameAddress } from '@openappkit/appkit-core/amounts'
import { isPayment, type PastTransaction } from './paidAddresses'
import { resembles } from './resembles'

/** Number of recipients to suggest. */
const most = 3

/** A past transaction with its kind and time. */
export interface DatedTransaction extends PastTransaction {
  readonly metadata: PastTransaction['metadata'] & {
    readonly operationType: string
    /** ISO 8601 date. */
    readonly minedAt: string
  }
}

/** An address that the account paid, and when it last did. */
export interface RecentRecipient {
  readonly address: string
  /** ISO 8601 date. */
  readonly paidAt: string
}

/**
 * Returns up to three addresses that an account recently paid, newest first, to suggest them for the next transfer.
 *
 * Third parties can add look-alike addresses to an account's history (address poisoning). Therefore, the function
 * considers only plain payments that the account itself made, and skips an address that resembles the account's or any
 * other in the history, whichever of the two is the imitation.
 */
export function recentRecipients(account: string, history: readonly DatedTransaction[]): readonly RecentRecipient[] {
  const known = [account, ...history.flatMap(({ metadata: { sentFrom, sentTo } }) => [sentFrom, sentTo])]
  const recent: RecentRecipient[] = []
  for (const transaction of history) {
    const { minedAt: paidAt, sentTo: address } = transaction.metadata
    const isNew = address !== '' && ![account, ...recent.map(one => one.address)].some(it => isSameAddress(it, address))
    if (!isNew || !isPlainPayment(account, transaction)) continue
    if (!known.some(other => resembles(other, address))) recent.push({ address, paidAt })
    if (recent.length === most) break
  }
  return recent
}

/** Returns whether the transaction does nothing but pay one recipient. */
function isPlainPayment(account: string, transaction: DatedTransaction): boolean {
  return (
    transaction.metadata.operationType === 'send' &&
    transaction.transfers.length === 1 &&
    isPayment(account, transaction)
  )
}
