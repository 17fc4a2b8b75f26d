import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { DisconnectIcon } from '../../icons/DisconnectIcon'
import { useKit } from '../../kit/useKit'
import { useMessages } from '../messages/MessagesContext'
import { useWalletAction } from './useWalletAction'

/** Renders a button that disconnects all wallets on all chain families. */
export function DisconnectAll(): ReactNode {
  const kit = useKit()
  const messages = useMessages()
  const { pending, run } = useWalletAction()
  const disconnect = () => run('all', () => kit.disconnect(), undefined, messages.t('wallets.failedToDisconnect'))
  return (
    <footer className="wallets-actions">
      <Button variant="ghost" fullWidth icon={<DisconnectIcon />} loading={pending !== undefined} onClick={disconnect}>
        {messages.t('wallets.disconnectAll')}
      </Button>
    </footer>
  )
}
