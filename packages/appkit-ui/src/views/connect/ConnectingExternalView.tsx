import type { ConnectingExternalArguments } from '@openappkit/appkit-core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../elements/Button'
import { Message } from '../../elements/Message'
import { Skeleton } from '../../elements/Skeleton'
import { WalletStatusImage } from '../../elements/WalletStatusImage'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { RetryButton } from '../RetryButton'
import { askWallet } from './chooseWallet'
import { connectingMessages } from './connectingMessages'
import { connectSubject } from './connectSubject'

/** Shows a connection request to one wallet: its progress, outcome and next step. */
export function ConnectingExternalView({ params }: { readonly params: ConnectingExternalArguments }): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const { value } = useSnapshot(kit.connecting.state)
  const { namespaces } = useSnapshot(kit.connections.state)
  // Rerender on changes, because a missing wallet may have announced itself.
  useSnapshot(kit.connectors.state)
  const subject = connectSubject(kit, params)
  const connector = subject?.connector
  // Created per view, so that a retry of the view loads it again.
  const [NotInstalled] = useState(loadNotInstalled)
  const isConnected =
    connector !== undefined &&
    namespaces[connector.chain]?.connections.some(({ connectorId }) => connectorId === connector.id) === true
  const known = value.status !== 'idle' && value.connectorId === connector?.id ? value.status : 'idle'
  const status = isConnected ? 'connected' : known
  const isOver = status === 'declined' || status === 'failed' || status === 'pendingInWallet'
  const hasNoAccounts = status === 'failed' && value.status === 'failed' && value.error.code === 'wallet/no-accounts'
  if (!connector || status === 'notInstalled' || hasNoAccounts) {
    return (
      <Suspense fallback={<Skeleton rows={3} />}>
        <NotInstalled subject={subject} />
      </Suspense>
    )
  }
  const messages = connectingMessages(t, status, connector.name)
  return (
    <Message
      media={<WalletStatusImage src={connector.imageUrl} name={connector.name} status={messages.ring} />}
      title={messages.title}
      detail={messages.detail}
    >
      {status === 'idle' && (
        <Button variant="primary" fullWidth onClick={() => askWallet(kit, connector)}>
          {t('connecting.title', { wallet: connector.name })}
        </Button>
      )}
      {status !== 'idle' && status !== 'connected' && (
        <RetryButton isOver={isOver} onRetry={() => askWallet(kit, connector)} />
      )}
    </Message>
  )
}

function loadNotInstalled() {
  return lazy(() => import('../help/NotInstalled').then(({ NotInstalled }) => ({ default: NotInstalled })))
}
