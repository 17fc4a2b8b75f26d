import type { ConnectingExternalArguments } from '@openappkit/appkit-core'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../elements/Button'
import { Message } from '../../elements/Message'
import { Skeleton } from '../../elements/Skeleton'
import { WalletStatusImage } from '../../elements/WalletStatusImage'
import { useTranslator } from '../../i18n/useTranslator'
import { RetryIcon } from '../../icons/RetryIcon'
import { useKit } from '../../kit/useKit'
import { useRetryOffer } from '../../kit/useRetryOffer'
import { useSnapshot } from '../../kit/useSnapshot'
import { focusTitle } from '../../shell/focusTitle'
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
  const action = useRef<HTMLButtonElement>(null)
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
  const canRetry = useRetryOffer(status === 'requesting')
  // When the request ends, move the focus to the next step. A retry hides that button, and moves it back.
  useLayoutEffect(() => {
    if (isOver) action.current?.focus({ preventScroll: true })
  }, [isOver])

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
        <Button variant="primary" onClick={() => askWallet(kit, connector)}>
          {t('connecting.title', { wallet: connector.name })}
        </Button>
      )}
      {status !== 'idle' && status !== 'connected' && canRetry && (
        <Button
          elementRef={action}
          variant={isOver ? 'primary' : 'neutral'}
          icon={<RetryIcon />}
          onClick={({ currentTarget }) => {
            if (isOver) focusTitle(currentTarget.closest('.card'))
            askWallet(kit, connector)
          }}
        >
          {t('tryAgain')}
        </Button>
      )}
    </Message>
  )
}

function loadNotInstalled() {
  return lazy(() => import('../help/NotInstalled').then(({ NotInstalled }) => ({ default: NotInstalled })))
}
