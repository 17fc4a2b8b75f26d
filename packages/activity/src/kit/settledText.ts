import type { PendingTransaction } from '@openappkit/appkit-core/portfolio'
import type { Translate } from '@openappkit/appkit-ui/elements'
import type { activityEn } from './locales/activity.en'

const words = {
  confirmed: 'nowConfirmed',
  reverted: 'nowFailed',
  replaced: 'nowReplaced',
  dropped: 'nowDropped',
} as const

/** How the newest transaction of this page ended, to be said aloud. Nothing while it is on its way. */
export function settledText(own: readonly PendingTransaction[], t: Translate<typeof activityEn>): string | undefined {
  const newest = own.find(({ outcome }) => outcome)
  return newest?.outcome && t(words[newest.outcome.status])
}
