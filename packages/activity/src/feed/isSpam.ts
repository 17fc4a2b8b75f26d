import type { HistoryTransaction, Transfer } from '@openappkit/appkit-core/portfolio'

/**
 * Returns whether a transaction has only spam transfers. A transaction without transfers (an approval, a deployment)
 * isn't spam.
 */
export function isSpam({ transfers }: Pick<HistoryTransaction, 'transfers'>): boolean {
  return transfers.length > 0 && transfers.every(isSpamTransfer)
}

/** Returns whether the backend marks a transfer as spam. */
export function isSpamTransfer({ is_spam, nft_info }: Transfer): boolean {
  return is_spam === true || nft_info?.flags?.is_spam === true
}
