import type { HistoryTransaction, Transfer } from '@openappkit/appkit-core/portfolio'

/** Whether nothing but spam moved. A transaction that moved nothing (an approval, a deployment) is no spam. Spec 5. */
export function isSpam({ transfers }: Pick<HistoryTransaction, 'transfers'>): boolean {
  return transfers.length > 0 && transfers.every(isSpamTransfer)
}

/** Whether the backend takes what moved for spam. */
export function isSpamTransfer({ is_spam, nft_info }: Transfer): boolean {
  return is_spam === true || nft_info?.flags?.is_spam === true
}
