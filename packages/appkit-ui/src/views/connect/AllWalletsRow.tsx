import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { ListItem } from '../../elements/ListItem'
import { Tag } from '../../elements/Tag'
import { useTranslator } from '../../i18n/useTranslator'
import { AllWalletsIcon } from '../../icons/AllWalletsIcon'
import { useKit } from '../../kit/useKit'

export interface AllWalletsRowProps {
  /** Number of wallets. Empty while unknown. */
  readonly tag: string
  readonly disabled: boolean
}

/** Renders the row that opens the wallet directory and shows its number of wallets. */
export function AllWalletsRow({ tag, disabled }: AllWalletsRowProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const open = () => {
    kit.events.track('CLICK_ALL_WALLETS')
    kit.router.push('AllWallets')
  }
  return (
    <li>
      <ListItem
        title={t('connect.searchWallet')}
        icon={<IconTile icon={<AllWalletsIcon />} />}
        trailing={tag && <Tag>{tag}</Tag>}
        disabled={disabled}
        onClick={open}
      />
    </li>
  )
}
