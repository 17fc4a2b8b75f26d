import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { ListItem } from '../../elements/ListItem'
import { Message } from '../../elements/Message'
import { useAccountItems } from '../../features/useAccountItems'
import { AddIcon } from '../../icons/AddIcon'
import { ExchangeIcon } from '../../icons/ExchangeIcon'
import { ReceiveIcon } from '../../icons/ReceiveIcon'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import { type FundWay, fundWays } from './fundWays'
import { useReceiveWords } from './ReceiveWordsContext'

const icons: { readonly [Name in FundWay['name']]: () => ReactNode } = {
  buy: AddIcon,
  receive: ReceiveIcon,
  exchange: ExchangeIcon,
}

/** The ways to get money into the account, as far as something offers them. Part `fund-wallet`. */
export function FundWalletView(): ReactNode {
  const kit = useKit()
  const { t } = useReceiveWords()
  const { items, isLoading } = useAccountItems()
  // Whatever decides about an offer wakes this view: options, the account and its network.
  useSnapshot(kit.options.state)
  useSnapshot(kit.chains.state)
  if (isLoading) return <ViewSkeleton hasWords />
  const ways = fundWays(kit, items.buttons)
  if (ways.length === 0) {
    return (
      <Message
        media={<IconTile icon={<AddIcon />} size="large" />}
        title={t('fund.none')}
        detail={t('fund.noneDetail')}
      />
    )
  }
  return (
    <ul part="fund-wallet">
      {ways.map(({ name, view }) => {
        const Icon = icons[name]
        return (
          <li key={view}>
            <ListItem
              title={t(`fund.${name}`)}
              detail={t(`fund.${name}Detail`)}
              icon={<IconTile icon={<Icon />} tone="accent" />}
              chevron
              // What stands behind a button takes no arguments.
              onClick={() => kit.router.push(view as 'WalletReceive')}
            />
          </li>
        )
      })}
    </ul>
  )
}
