import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { HistoryPage, HistoryTransaction } from '@openappkit/appkit-core/portfolio'
import type { ReadHistory } from './ActivityState'
import { isSpam } from './isSpam'

/** What a page adds: transactions of `chain`, each once, and none that is known. Spec 5. */
function added(
  { data }: HistoryPage,
  chain: CaipNetworkId,
  known: readonly HistoryTransaction[] = [],
): readonly HistoryTransaction[] {
  const ids = new Set(known.map(({ id }) => id))
  return data.filter(({ id, metadata }) => {
    if (metadata.chain !== chain || ids.has(id)) return false
    ids.add(id)
    return true
  })
}

/** A history after an older page came. A server that leads to the same page again has no more. */
export function withOlder(history: ReadHistory, page: HistoryPage, chain: CaipNetworkId): ReadHistory {
  const { transactions } = history
  const older = added(page, chain, transactions)
  return {
    ...history,
    transactions: [...transactions, ...older],
    next: page.next === history.next ? undefined : page.next,
    emptyPages: older.every(isSpam) ? history.emptyPages + 1 : 0,
  }
}

/**
 * A history after its newest page was read again. What is older than the page stays, and what the page no longer has, as after a reorganisation of the
 * chain, goes. When more has happened than fits in a page, reading begins anew.
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
