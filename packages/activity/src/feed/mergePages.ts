import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { HistoryPage, HistoryTransaction } from '@openappkit/appkit-core/portfolio'
import type { ReadHistory } from './ActivityState'
import { isSpam } from './isSpam'
import { KnownIds } from './KnownIds'

/** What a page adds: transactions of `chain`, each once, and none that is known. Spec 5. */
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
 * A history after an older page came. A server that leads to the same page again has no more.
 *
 * @param known - Ids of what the history has, where somebody kept them.
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
