import { formatUnits } from '@openappkit/appkit-core/format'
import type { PendingTransaction } from '@openappkit/appkit-core/portfolio'
import type { ActivityItem, ItemStatus } from './ActivityItem'

const statuses = { confirmed: 'confirmed', reverted: 'failed', replaced: 'replaced', dropped: 'dropped' } as const

/** A transaction of this page as a row shows it. */
export function pendingItem({ address, amount, at, hash, outcome, to = '', token }: PendingTransaction): ActivityItem {
  const status: ItemStatus = outcome ? statuses[outcome.status] : 'pending'
  const quantity = amount !== undefined && token ? formatUnits(amount, token.decimals) : undefined
  const transfer = token && {
    direction: 'out' as const,
    quantity,
    symbol: token.symbol,
    name: token.name,
    imageUrl: token.iconUrl,
    isNft: false,
  }
  return {
    id: `pending:${hash}`,
    hash,
    operation: transfer ? 'send' : 'execute',
    status,
    at,
    isSpam: false,
    transfers: transfer ? [transfer] : [],
    from: address,
    to,
  }
}
