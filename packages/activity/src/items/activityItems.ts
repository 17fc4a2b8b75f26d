import { isSameHex, type PendingTransaction } from '@openappkit/appkit-core/portfolio'
import type { ActivityItem } from './ActivityItem'
import { pendingItem } from './pendingItem'

/** The items of a list, split into pending and past. */
export interface ActivityItems {
  /** Newest first. */
  readonly pending: readonly ActivityItem[]
  /** Newest first. */
  readonly past: readonly ActivityItem[]
  /** Number of spam items in the history, which are hidden by default. */
  readonly spam: number
}

/**
 * Merges the history with this app's transactions. A transaction in both appears once: from the app while it is pending
 * in the history, from the history afterwards.
 *
 * @param known - Items of the history, newest first.
 */
export function activityItems(
  known: readonly ActivityItem[],
  own: readonly PendingTransaction[],
  showsSpam: boolean,
): ActivityItems {
  const isOwn = ({ hash }: ActivityItem) => own.some(one => isSameHex(one.hash, hash))
  const local = own
    .filter(one => !known.some(item => item.status !== 'pending' && isSameHex(item.hash, one.hash)))
    .map(pendingItem)
  const real = known.filter(item => !item.isSpam)
  const pending = [...local, ...real.filter(item => !isOwn(item))].filter(({ status }) => status === 'pending')
  const past = (showsSpam ? known : real).filter(({ status }) => status !== 'pending')
  return {
    pending,
    past: mergeByTime(
      past,
      local.filter(({ status }) => status !== 'pending'),
    ),
    spam: known.length - real.length,
  }
}

/** Inserts the app's own items into the history by time. The history keeps its order, which is the chain's. */
function mergeByTime(past: readonly ActivityItem[], local: readonly ActivityItem[]): readonly ActivityItem[] {
  const all = [...past]
  for (const item of local) {
    const index = all.findIndex(({ at = 0 }) => at <= (item.at ?? 0))
    all.splice(index < 0 ? all.length : index, 0, item)
  }
  return all
}
