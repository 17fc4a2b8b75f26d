import { shortenAddress } from '@openappkit/appkit-core/addresses'
import type { Translate } from '@openappkit/appkit-ui/elements'
import type { ActivityItem } from '../items/ActivityItem'
import type { activityEn } from './locales/activity.en'

/**
 * Returns the second line of a row: the tokens of a trade, the app's name, or the other party's short address.
 * Undefined if unknown.
 */
export function detailText(item: ActivityItem, t: Translate<typeof activityEn>): string | undefined {
  const { application, from, isTrade, operation, to, transfers } = item
  const out = transfers.find(({ direction }) => direction === 'out')
  const into = transfers.find(({ direction }) => direction === 'in')
  if (isTrade && out?.symbol && into?.symbol) return `${out.symbol} → ${into.symbol}`
  if (application) return application
  const isReceived = transfers.length > 0 && !out
  if (isReceived) return from ? t('from', { address: shortenAddress(from) }) : undefined
  if (!to) return undefined
  const address = shortenAddress(to)
  return operation === 'send' ? t('to', { address }) : t('contract', { address })
}
