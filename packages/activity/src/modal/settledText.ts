import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { PendingTransaction } from '@openappkit/appkit-core/portfolio'
import type { Translator } from '@openappkit/appkit-ui/elements'
import { pendingItem } from '../items/pendingItem'
import { exactAmount } from '../items/shownTransfer'
import { detailText } from './detailText'
import type { activityEn } from './locales/activity.en'
import { operationText } from './operationText'

/**
 * Returns the announcement of a settled transaction: its outcome with the amount and the other party, or with the
 * operation if both are unknown.
 */
export function settledText(
  transaction: PendingTransaction,
  { status }: NonNullable<PendingTransaction['outcome']>,
  translator: Translator<typeof activityEn>,
  kit: { readonly features: Pick<ModalKit['features'], 'list'> },
): string {
  const { t } = translator
  const item = pendingItem(transaction)
  const [moved] = item.transfers
  // The words say the direction.
  const amount = moved && exactAmount({ ...moved, direction: 'self' }, translator.locale)
  const text = [amount, detailText(item, t)].filter(Boolean)
  return t(`now.${status}`, { what: text.join(' ') || operationText(item.operation, translator, kit) })
}
