import { type ReactNode, useEffect, useRef } from 'react'
import { IconTile } from '../../elements/IconTile'
import { ListItem } from '../../elements/ListItem'
import { Message } from '../../elements/Message'
import type { AccountButton } from '../../features/AccountButton'
import { Icon } from '../../features/Icon'
import { useAccountItems } from '../../features/useAccountItems'
import { textIn } from '../../i18n/TextByLanguage'
import { AddIcon } from '../../icons/AddIcon'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { ViewSkeleton } from '../../shell/ViewSkeleton'
import { fundOptions } from './fundOptions'
import { useReceiveMessages } from './ReceiveMessagesContext'

/** Lists the ways to fund the account: those that features add, and Receive. Opens a single one directly. Part `fund-wallet`. */
export function FundWalletView(): ReactNode {
  const kit = useKit()
  const { locale, t } = useReceiveMessages()
  const { items, isLoading } = useAccountItems()
  // Rerender if anything changes that a button depends on: options, account or network.
  useSnapshot(kit.options.state)
  useSnapshot(kit.chains.state)
  const ways = isLoading ? [] : fundOptions(kit, items.buttons)
  const only = useOnly(ways)
  useEffect(() => {
    // Views behind these buttons take no arguments.
    if (only) kit.router.replace(only as 'WalletReceive')
  }, [kit, only])
  if (isLoading || only) return <ViewSkeleton hasMessages />
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
      {ways.map(({ fund, icon, view }) => (
        <li key={view}>
          <ListItem
            title={fund ? textIn(fund.label, locale) : t('fund.receive')}
            detail={fund ? textIn(fund.detail, locale) : t('fund.receiveDetail')}
            icon={<IconTile icon={<Icon {...(fund?.icon ?? icon)} />} tone="accent" />}
            chevron
            // Views behind these buttons take no arguments.
            onClick={() => kit.router.push(view as 'WalletReceive')}
          />
        </li>
      ))}
    </ul>
  )
}

/** Returns the view of the only way, unless the list has been shown: a list never leaves by itself. */
function useOnly(ways: readonly AccountButton[]): AccountButton['view'] | undefined {
  const wasList = useRef(false)
  useEffect(() => {
    if (ways.length > 1) wasList.current = true
  })
  return ways.length === 1 && !wasList.current ? ways[0]?.view : undefined
}
