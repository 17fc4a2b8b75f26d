import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { Skeleton } from '../../elements/Skeleton'
import { useTranslator } from '../../i18n/useTranslator'
import { WalletIcon } from '../../icons/WalletIcon'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useMessages } from '../messages/MessagesContext'
import { ReconnectFailure } from './ReconnectFailure'
import type { Reconnect } from './useReconnect'

export interface NoConnectionProps {
  readonly namespace: ChainNamespace
  readonly reconnect: Reconnect
}

/** Replaces a chain family's empty list of wallets: reconnecting, failed to reconnect, or never connected. */
export function NoConnection({ namespace, reconnect }: NoConnectionProps): ReactNode {
  const { t } = useTranslator()
  const messages = useMessages()
  const status = useSnapshot(useKit().chains.state).namespaces[namespace]?.status
  if (reconnect.isFailed) return <ReconnectFailure namespace={namespace} reconnect={reconnect} />
  if (status === 'reconnecting') {
    return (
      <>
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
        <Skeleton />
      </>
    )
  }
  return (
    <Message
      media={<IconTile icon={<WalletIcon />} size="large" />}
      title={messages.t('wallets.none')}
      detail={messages.t('wallets.noneDetail')}
    />
  )
}
