import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { HistoryPage, HistoryTransaction } from '@openappkit/appkit-core/portfolio'
import type { ReadHistory } from './ActivityState'
import { isSpam } from './isSpam'
import { KnownIds } from './KnownIds'

/** Returns the transactions of a page that are on `chain` and not in `known`, without duplicates. */
function added(
  { data }: HistoryPage,
  chain: CaipNetworkId,
  known: ReadonlySet<string> = new Set(),
): readonly HistoryTransaction[] {
  const ids = new Set<string>()
  return data.filter(({ id, metadata }) => {
    if (metadata.chain !== chain || known.has(id) || ids.has(id)) return false
    ids.add(id)
    return true
  })
}

/**
 * Appends an older page to a history. Ends the history if the server returns the same cursor again.
 *
 * @param known - Ids of the history, if already collected.
 */
export function withOlder(
  history: ReadHistory,
  page: HistoryPage,
  chain: CaipNetworkId,
  known: ReadonlySet<string> = new KnownIds().of(history.transactions),
): ReadHistory {
  const older = added(page, chain, known)
  return {
    ...history,
    transactions: history.transactions.concat(older),
    next: page.next === history.next ? undefined : page.next,
    emptyPages: older.every(isSpam) ? history.emptyPages + 1 : 0,
  }
}

/**
 * Merges a fresh newest page into a history. Keeps older transactions and drops those that the page no longer has, for
 * example after a chain reorganization. If the new transactions don't fit in a page, the history starts over.
 */
export function withNewest(
  history: ReadHistory | undefined,
  page: HistoryPage,
  chain: CaipNetworkId,
  asOf: number,
): ReadHistory {
  const newest = added(page, chain)
  const known = history?.transactions ?? []
  const ids = new Set(newest.map(({ id }) => id))
  const oldest = known.findLastIndex(({ id }) => ids.has(id))
  const isWhole = page.next === undefined
  if (!history || isWhole || oldest < 0)
    return { transactions: newest, next: page.next, asOf, emptyPages: newest.every(isSpam) ? 1 : 0 }
  return { ...history, transactions: [...newest, ...known.slice(oldest + 1)], asOf }
}
