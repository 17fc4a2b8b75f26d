import { isSameHex, type PendingTransaction } from '@openappkit/appkit-core/portfolio'
import type { ActivityItem } from './ActivityItem'
import { pendingItem } from './pendingItem'

/** What a list shows: what is on its way, and what is over. */
export interface ActivityItems {
  /** The newest first. */
  readonly pending: readonly ActivityItem[]
  /** The newest first. */
  readonly past: readonly ActivityItem[]
  /** How many of the past ones are spam, and were left out unless asked for. */
  readonly spam: number
}

/**
 * Puts together what the history has and what only this page knows. What both have is shown once: as this page knows it while the history says that it is
 * pending, as the history has it afterwards.
 *
 * @param known - Items of the history, the newest first.
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
    past: inserted(
      past,
      local.filter(({ status }) => status !== 'pending'),
    ),
    spam: known.length - real.length,
  }
}

/** The history's order is the chain's and stays; what only this page knows is put where its time says. */
function inserted(past: readonly ActivityItem[], local: readonly ActivityItem[]): readonly ActivityItem[] {
  const all = [...past]
  for (const item of local) {
    const place = all.findIndex(({ at = 0 }) => at <= (item.at ?? 0))
    all.splice(place < 0 ? all.length : place, 0, item)
  }
  return all
}
