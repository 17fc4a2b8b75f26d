import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { DisconnectIcon } from '../../icons/DisconnectIcon'
import { useKit } from '../../kit/useKit'
import { useWords } from '../words/WordsContext'
import { useWalletAction } from './useWalletAction'

/** Ends every connection, on all chain families. */
export function DisconnectAll(): ReactNode {
  const kit = useKit()
  const words = useWords()
  const { pending, run } = useWalletAction()
  const disconnect = () =>
    run('all', () => kit.disconnect(), words.t('wallets.disconnected'), words.t('wallets.failedToDisconnect'))
  return (
    <div className="wallets-actions">
      <Button variant="ghost" fullWidth icon={<DisconnectIcon />} loading={pending !== undefined} onClick={disconnect}>
        {words.t('wallets.disconnectAll')}
      </Button>
    </div>
  )
}
