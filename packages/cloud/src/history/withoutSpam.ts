import type { HistoryTransaction, HistoryTransfer } from '@openappkit/contract'

/**
 * Returns the transaction without its spam transfers, for clients without spam support. Returns an empty list if all of
 * its transfers are spam.
 */
export function withoutSpam(transaction: HistoryTransaction): readonly HistoryTransaction[] {
  const transfers = transaction.transfers ?? []
  const honest = transfers.filter(transfer => !isSpam(transfer))
  if (honest.length === transfers.length) return [transaction]
  return honest.length === 0 ? [] : [{ ...transaction, transfers: honest }]
}

function isSpam({ is_spam, nft_info }: HistoryTransfer): boolean {
  return is_spam === true || nft_info?.flags.is_spam === true
}
