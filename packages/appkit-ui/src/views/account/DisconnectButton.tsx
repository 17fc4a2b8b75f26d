import { type ReactNode, useState } from 'react'
import { Button } from '../../elements/Button'
import { useTranslator } from '../../i18n/useTranslator'
import { DisconnectIcon } from '../../icons/DisconnectIcon'
import { useActiveConnection } from '../../kit/useActiveConnection'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useMessages } from '../messages/MessagesContext'

/**
 * Renders a button that disconnects the active wallet. If other wallets are connected on any chain family, shows them
 * afterwards.
 */
export function DisconnectButton({ variant = 'ghost' }: { readonly variant?: 'ghost' | 'neutral' }): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const { activeNamespace } = useSnapshot(kit.chains.state)
  const active = useActiveConnection()
  const [isPending, setPending] = useState(false)
  const disconnect = async (): Promise<void> => {
    const countAll = (): number =>
      Object.values(kit.connections.state.namespaces).flatMap(({ connections }) => connections).length
    const hasOthers = countAll() > 1
    const wallet = active?.name ?? ''
    // Disconnecting a chain family without a connector id also cancels its pending connections and reconnects.
    const isLast = kit.connections.list(activeNamespace).length <= 1
    const connectorId = isLast ? undefined : kit.connections.active(activeNamespace)?.connectorId
    setPending(true)
    // Show the list first, because the next active account would close the modal.
    if (hasOthers) kit.router.push('ProfileWallets')
    try {
      await kit.disconnect({ namespace: activeNamespace, connectorId })
      // A WalletConnect session or an embedded wallet ends on all chain families, and leaves nothing to list.
      if (hasOthers && countAll() === 0) kit.modal.close()
      else if (hasOthers) kit.toasts.show(t('announce.disconnected', { wallet }), 'success')
    } catch {
      // The app receives the error through an event. This toast is for the user.
      kit.toasts.show(messages.t('account.failedToDisconnect'), 'error')
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant={variant} icon={<DisconnectIcon />} loading={isPending} onClick={() => void disconnect()}>
      {messages.t('disconnect')}
    </Button>
  )
}
