import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { useTranslator } from '../../i18n/useTranslator'
import { RetryIcon } from '../../icons/RetryIcon'
import { WarningIcon } from '../../icons/WarningIcon'
import { chainName } from '../../kit/chainName'
import { useKit } from '../../kit/useKit'
import { useMessages } from '../messages/MessagesContext'
import type { Reconnect } from './useReconnect'

export interface ReconnectFailureProps {
  readonly namespace: ChainNamespace
  readonly reconnect: Reconnect
}

/** Shows that a chain family couldn't reconnect its last wallet, with a retry button. Names the wallet if it's known. */
export function ReconnectFailure({ namespace, reconnect }: ReconnectFailureProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const wallet = reconnect.lost[0]?.name
  return (
    <Message
      media={<IconTile icon={<WarningIcon />} size="large" />}
      title={
        wallet
          ? messages.t('wallets.reconnectFailed', { wallet })
          : messages.t('account.reconnectFailed', { chain: chainName(kit, namespace) })
      }
      detail={messages.t('wallets.reconnectFailedDetail')}
      role="status"
    >
      <Button variant="primary" icon={<RetryIcon />} loading={reconnect.isPending} onClick={() => reconnect.retry()}>
        {t('tryAgain')}
      </Button>
    </Message>
  )
}
