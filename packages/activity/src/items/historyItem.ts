import type { HistoryTransaction, Transfer } from '@openappkit/appkit-core/portfolio'
import { isSpam, isSpamTransfer } from '../feed/isSpam'
import type { ActivityItem, ItemStatus, ItemTransfer } from './ActivityItem'

/** Statuses by their backend names. On-ramps use different names. */
const statuses: Readonly<Record<string, ItemStatus>> = {
  confirmed: 'confirmed',
  failed: 'failed',
  pending: 'pending',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'pending',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'confirmed',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
}

/** Converts a transaction of the history into an item. */
export function historyItem(transaction: HistoryTransaction): ActivityItem {
  const { id, metadata, transfers } = transaction
  const at = Date.parse(metadata.minedAt)
  const spam = isSpam(transaction)
  return {
    id,
    hash: metadata.hash,
    operation: metadata.operationType,
    isTrade: metadata.operationType === 'trade',
    status: Object.hasOwn(statuses, metadata.status) ? (statuses[metadata.status] ?? 'unknown') : 'unknown',
    at: Number.isNaN(at) ? undefined : at,
    isSpam: spam,
    // Spam transfers within a regular transaction are hidden.
    transfers: transfers.filter(transfer => spam || !isSpamTransfer(transfer)).map(itemTransfer),
    from: metadata.sentFrom,
    to: metadata.sentTo,
    application: metadata.application?.name,
  }
}

function itemTransfer({ direction, fungible_info, nft_info, quantity }: Transfer): ItemTransfer {
  const { preview, detail } = nft_info?.content ?? {}
  return {
    direction,
    quantity: quantity.numeric,
    symbol: fungible_info?.symbol,
    name: fungible_info?.name ?? nft_info?.name,
    imageUrl: fungible_info?.icon?.url ?? preview?.url ?? detail?.url,
    isNft: !fungible_info && nft_info !== undefined,
  }
}
