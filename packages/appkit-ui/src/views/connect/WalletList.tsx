import type { WalletRow, WalletTag } from '@openappkit/appkit-core/modal'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { Message } from '../../elements/Message'
import { Tag } from '../../elements/Tag'
import { useTranslator } from '../../i18n/useTranslator'
import { WalletIcon } from '../../icons/WalletIcon'
import { useKit } from '../../kit/useKit'
import { chooseWallet } from './chooseWallet'

const tags = {
  recent: { key: 'connect.tagRecent', tone: 'accent' },
  installed: { key: 'connect.tagInstalled', tone: 'neutral' },
  connected: { key: 'connect.tagConnected', tone: 'positive' },
} as const satisfies Record<WalletTag, unknown>

export interface WalletListProps {
  readonly rows: readonly WalletRow[]
  readonly disabled: boolean
}

/** Every wallet that can be used here, and a few that could be. */
export function WalletList({ rows, disabled }: WalletListProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  if (rows.length === 0) {
    return (
      <Message
        media={<IconTile icon={<WalletIcon />} size="large" />}
        title={t('connect.none')}
        detail={t('connect.noneDetail')}
      >
        <Button variant="primary" onClick={() => kit.router.push('GetWallet')}>
          {t('connect.getWallet')}
        </Button>
      </Message>
    )
  }
  return (
    <ul>
      {rows.map(row => (
        <li key={row.key}>
          <ListItem
            title={row.name}
            detail={row.connector ? undefined : t('connect.notInstalled')}
            icon={<Image src={row.imageUrl} name={row.name} />}
            trailing={row.tag && <Tag tone={tags[row.tag].tone}>{t(tags[row.tag].key)}</Tag>}
            chevron={!row.connector}
            disabled={disabled}
            onClick={() => chooseWallet(kit, row)}
          />
        </li>
      ))}
    </ul>
  )
}
