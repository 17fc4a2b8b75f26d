import type { CaipNetwork } from '@openappkit/appkit-core'
import { transactionUrl } from '@openappkit/appkit-core/portfolio'
import { ListItem, type Translate, useKit } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { ActivityItem } from '../items/ActivityItem'
import type { RowFormats } from '../items/RowFormats'
import { amountText, exactAmount, mainTransfer } from '../items/shownTransfer'
import { ActivityPicture } from './ActivityPicture'
import { detailText } from './detailText'
import { ItemStanding } from './ItemStanding'
import type { activityEn } from './locales/activity.en'
import { operationWord } from './operationWord'

export interface ActivityItemRowProps {
  readonly item: ActivityItem
  /** Where it stands in the list. */
  readonly index: number
  readonly network: CaipNetwork | undefined
  readonly now: number
  readonly formats: RowFormats
  readonly t: Translate<typeof activityEn>
}

/** One transaction: what it did, with whom, how much, when, and how it ended. It leads to the explorer, or copies the id where there is none. */
export function ActivityItemRow({ item, index, network, now, formats, t }: ActivityItemRowProps): ReactNode {
  const { toasts } = useKit()
  const transfer = mainTransfer(item)
  const amount = transfer && amountText(transfer, formats)
  const explorer = transactionUrl(network, item.hash)
  const copy = () =>
    void navigator.clipboard.writeText(item.hash).then(
      () => toasts.show(t('copied'), 'success'),
      () => toasts.show(t('failedToCopy'), 'error'),
    )
  return (
    <ListItem
      title={t(operationWord(item.operation))}
      detail={detailText(item, t)}
      icon={<ActivityPicture item={item} index={index} transfer={transfer} />}
      trailing={
        <span className="activity-side" data-status={item.status} data-direction={transfer?.direction}>
          {amount && (
            <bdi className="activity-amount" title={transfer && exactAmount(transfer)}>
              {amount}
            </bdi>
          )}
          <ItemStanding item={item} now={now} formats={formats} t={t} />
        </span>
      }
      {...(explorer ? { href: explorer } : { onClick: copy })}
    />
  )
}
