import { type ReactNode, useState } from 'react'
import { Button } from '../../elements/Button'
import { DisconnectIcon } from '../../icons/DisconnectIcon'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useWords } from '../words/WordsContext'

/** Disconnects the wallet in use. With more than one connected, the others are shown next. */
export function DisconnectButton({ variant = 'ghost' }: { readonly variant?: 'ghost' | 'neutral' }): ReactNode {
  const kit = useKit()
  const words = useWords()
  const { activeNamespace } = useSnapshot(kit.chains.state)
  const [isPending, setPending] = useState(false)
  const disconnect = async (): Promise<void> => {
    const connections = kit.connections.list(activeNamespace)
    const connectorId = connections.length > 1 ? kit.connections.active(activeNamespace)?.connectorId : undefined
    setPending(true)
    // Shown first: the account that comes into use must not close the modal.
    if (connectorId !== undefined) kit.router.push('ProfileWallets')
    try {
      await kit.disconnect({ namespace: activeNamespace, connectorId })
      if (connectorId !== undefined) kit.toasts.show('wallets.deleted', 'success')
    } catch {
      // The kit has told the host through its event; this is for the visitor.
      kit.toasts.show('account.failedToDisconnect', 'error')
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant={variant} icon={<DisconnectIcon />} loading={isPending} onClick={() => void disconnect()}>
      {words.t('disconnect')}
    </Button>
  )
}
