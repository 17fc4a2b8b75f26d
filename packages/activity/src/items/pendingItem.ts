import { formatUnits } from '@openappkit/appkit-core/format'
import type { PendingToken, PendingTransaction } from '@openappkit/appkit-core/portfolio'
import type { ActivityItem, ItemStatus, ItemTransfer } from './ActivityItem'

const statuses = { confirmed: 'confirmed', reverted: 'failed', replaced: 'replaced', dropped: 'dropped' } as const

/** Converts a transaction of this app into an item. */
export function pendingItem(transaction: PendingTransaction): ActivityItem {
  const { address, amount, at, hash, outcome, received, to = '', token } = transaction
  const status: ItemStatus = outcome ? statuses[outcome.status] : 'pending'
  const { operation = token ? 'send' : 'execute' } = transaction
  return {
    id: `pending:${hash}`,
    hash,
    operation,
    isTrade: operation === 'trade' || (token !== undefined && received !== undefined),
    status,
    at,
    isSpam: false,
    transfers: [
      ...(token ? [transferOf('out', token, amount)] : []),
      ...(received ? [transferOf('in', received.token, received.amount)] : []),
    ],
    from: address,
    to,
  }
}

function transferOf(direction: 'in' | 'out', token: PendingToken, amount: bigint | undefined): ItemTransfer {
  return {
    direction,
    quantity: amount === undefined ? undefined : formatUnits(amount, token.decimals),
    symbol: token.symbol,
    name: token.name,
    imageUrl: token.iconUrl,
    isNft: false,
  }
}
