import type { HistoryTransaction, HistoryTransfer } from '@openappkit/contract'

/**
 * Removes spam transfers from a transaction for clients without spam support. Omits the transaction if nothing else
 * moved.
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
