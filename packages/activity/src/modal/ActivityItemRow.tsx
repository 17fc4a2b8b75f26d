import type { CaipNetwork } from '@openappkit/appkit-core'
import { transactionUrl } from '@openappkit/appkit-core/portfolio'
import { ListItem, type Translator, useKit } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { ActivityItem } from '../items/ActivityItem'
import type { RowFormats } from '../items/RowFormats'
import { displayAmount, exactAmount, mainTransfer } from '../items/shownTransfer'
import { ActivityPicture } from './ActivityPicture'
import { detailText } from './detailText'
import { ItemOutcome } from './ItemOutcome'
import type { activityEn } from './locales/activity.en'
import { operationText } from './operationText'
import { RowNumber } from './RowNumber'

export interface ActivityItemRowProps {
  readonly item: ActivityItem
  /** Position in the list. */
  readonly index: number
  readonly network: CaipNetwork | undefined
  readonly now: number
  readonly formats: RowFormats
  readonly translator: Translator<typeof activityEn>
}

/**
 * A transaction with its operation, counterparty, amount, time and outcome. Links to the block explorer. If the network
 * has none, a click copies the transaction hash.
 */
export function ActivityItemRow({ item, index, network, now, formats, translator }: ActivityItemRowProps): ReactNode {
  const kit = useKit()
  const { t } = translator
  const transfer = mainTransfer(item)
  const amount = transfer && displayAmount(transfer, translator.locale)
  const explorer = transactionUrl(network, item.hash)
  const copy = () =>
    void navigator.clipboard.writeText(item.hash).then(
      () => kit.toasts.show(t('copied'), 'success'),
      () => kit.toasts.show(t('failedToCopy'), 'error'),
    )
  // An abbreviated number reads as its word does: number, word, symbol.
  const dir = amount && /\p{L}/u.test(amount.number) ? translator.dir : 'ltr'
  return (
    <ListItem
      title={operationText(item.operation, translator, kit)}
      detail={detailText(item, t)}
      icon={<ActivityPicture item={item} index={index} transfer={transfer} />}
      trailing={
        <span
          className="activity-side"
          data-status={item.status}
          data-direction={transfer?.direction}
          data-spam={item.isSpam || undefined}
        >
          {transfer && amount && (
            <bdi className="activity-amount" dir={dir} title={exactAmount(transfer, translator.locale)}>
              <RowNumber dir={dir}>{amount.number}</RowNumber>
              {amount.unit && ' '}
              {amount.unit && <bdi>{amount.unit}</bdi>}
            </bdi>
          )}
          <ItemOutcome item={item} now={now} formats={formats} t={t} />
        </span>
      }
      {...(explorer ? { href: explorer } : { onClick: copy })}
    />
  )
}
