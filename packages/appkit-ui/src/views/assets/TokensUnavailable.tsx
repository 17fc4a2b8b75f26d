import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { WarningIcon } from '../../icons/WarningIcon'
import type { AssetsTranslator } from './AssetsCatalog'

/** Nobody said what the account holds. There is nothing to press: it is asked for again by itself, and not sooner. */
export function TokensUnavailable({ messages: { t } }: { readonly messages: AssetsTranslator }): ReactNode {
  return (
    <Message
      media={<IconTile icon={<WarningIcon />} size="large" />}
      title={t('tokens.unavailable')}
      detail={t('tokens.unavailableDetail')}
      role="status"
    />
  )
}
