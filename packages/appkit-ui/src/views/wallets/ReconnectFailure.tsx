import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { useTranslator } from '../../i18n/useTranslator'
import { RetryIcon } from '../../icons/RetryIcon'
import { WarningIcon } from '../../icons/WarningIcon'
import { useMessages } from '../messages/MessagesContext'
import type { Reconnect } from './useReconnect'

/** Shows that a chain family couldn't reconnect its last wallet, by name if it's known, with a retry button. */
export function ReconnectFailure({ reconnect }: { readonly reconnect: Reconnect }): ReactNode {
  const { t } = useTranslator()
  const messages = useMessages()
  const wallet = reconnect.lost[0]?.name
  return (
    <Message
      media={<IconTile icon={<WarningIcon />} size="large" />}
      title={wallet ? messages.t('wallets.reconnectFailedTo', { wallet }) : messages.t('wallets.reconnectFailed')}
      detail={messages.t('wallets.reconnectFailedDetail')}
      role="status"
    >
      <Button variant="primary" icon={<RetryIcon />} loading={reconnect.isPending} onClick={() => reconnect.retry()}>
        {t('tryAgain')}
      </Button>
    </Message>
  )
}
