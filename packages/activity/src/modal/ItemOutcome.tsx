import type { Translate } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { ActivityItem } from '../items/ActivityItem'
import type { RowFormats } from '../items/RowFormats'
import type { activityEn } from './locales/activity.en'
import { RelativeDate } from './RelativeDate'

export interface ItemOutcomeProps {
  readonly item: ActivityItem
  readonly now: number
  readonly formats: RowFormats
  readonly t: Translate<typeof activityEn>
}

const messages = {
  pending: 'pending',
  failed: 'statusFailed',
  replaced: 'statusReplaced',
  dropped: 'statusDropped',
  confirmed: undefined,
  unknown: undefined,
} as const

/** A transaction's time, and its status if it is pending, unsuccessful or spam. */
export function ItemOutcome({ item, now, formats, t }: ItemOutcomeProps): ReactNode {
  const { at, isSpam, status } = item
  const word = messages[status] ?? (isSpam ? ('spam' as const) : undefined)
  return (
    <span className="activity-standing">
      {word && <span className="activity-status">{t(word)}</span>}
      {word && at !== undefined && ' · '}
      {at !== undefined && <RelativeDate at={at} now={now} formats={formats} />}
    </span>
  )
}
