import type { HistoryTransaction, Transfer } from '@openappkit/appkit-core/portfolio'

/**
 * Returns whether a transaction has only spam transfers. A transaction without transfers (an approval, a deployment)
 * isn't spam.
 *
 * @example
 * ```ts
 * import type { HistoryTransaction } from '@openappkit/appkit-core/portfolio'
 *
 * export const withoutSpam = (history: readonly HistoryTransaction[]) => history.filter(one => !isSpam(one))
 * ```
 */
export function isSpam({ transfers }: Pick<HistoryTransaction, 'transfers'>): boolean {
  return transfers.length > 0 && transfers.every(isSpamTransfer)
}

/** Returns whether the backend marks a transfer as spam. */
export function isSpamTransfer({ is_spam, nft_info }: Transfer): boolean {
  return is_spam === true || nft_info?.flags?.is_spam === true
}
