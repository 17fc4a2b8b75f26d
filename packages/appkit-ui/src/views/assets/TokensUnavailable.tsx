import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { WarningIcon } from '../../icons/WarningIcon'
import { useAnnouncement } from '../../kit/useAnnouncement'
import type { AssetsTranslator } from './AssetsCatalog'

/** Shows that the account's tokens couldn't be read. It has no retry button, because the app retries automatically. */
export function TokensUnavailable({ messages: { t } }: { readonly messages: AssetsTranslator }): ReactNode {
  useAnnouncement(t('tokens.unavailable'))
  return (
    <Message
      media={<IconTile icon={<WarningIcon />} size="large" />}
      title={t('tokens.unavailable')}
      detail={t('tokens.unavailableDetail')}
    />
  )
}
