import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { ListGroup } from '../../elements/ListGroup'
import { Message } from '../../elements/Message'
import { AddIcon } from '../../icons/AddIcon'
import { DisconnectIcon } from '../../icons/DisconnectIcon'
import { WalletIcon } from '../../icons/WalletIcon'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { useWords } from '../words/WordsContext'
import { ActiveWallet } from './ActiveWallet'
import css from './NamespaceWallets.css?inline'
import { OtherWallet } from './OtherWallet'
import { RecentWallets } from './RecentWallets'
import { useWalletAction } from './useWalletAction'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** The wallets of one chain family: the one in use, the others, those used lately. */
export function NamespaceWallets({ namespace }: { readonly namespace: ChainNamespace }): ReactNode {
  const kit = useKit()
  const words = useWords()
  const { connections = [], activeConnectorId } = useSnapshot(kit.connections.state).namespaces[namespace] ?? {}
  const { pending, run } = useWalletAction()
  useSheet(sheet)
  const active = connections.find(({ connectorId }) => connectorId === activeConnectorId)
  const others = connections.filter(connection => connection !== active)
  const disconnectAll = () =>
    run('all', () => kit.disconnect({ namespace }), 'wallets.disconnected', 'wallets.failedToDisconnect')
  return (
    <>
      {connections.length === 0 && (
        <Message
          media={<IconTile icon={<WalletIcon />} size="large" />}
          title={words.t('wallets.none')}
          detail={words.t('wallets.noneDetail')}
        />
      )}
      {active && <ActiveWallet namespace={namespace} connection={active} />}
      {others.length > 0 && (
        <ListGroup title={words.t('wallets.connected')}>
          {others.map(connection => (
            <OtherWallet key={connection.connectorId} namespace={namespace} connection={connection} />
          ))}
        </ListGroup>
      )}
      <RecentWallets namespace={namespace} />
      <div className="wallets-actions">
        <Button
          variant={connections.length === 0 ? 'primary' : 'neutral'}
          fullWidth
          icon={<AddIcon />}
          onClick={() => kit.router.push('Connect')}
        >
          {words.t('wallets.add')}
        </Button>
        {connections.length > 1 && (
          <Button
            variant="ghost"
            fullWidth
            icon={<DisconnectIcon />}
            loading={pending === 'all'}
            onClick={disconnectAll}
          >
            {words.t('wallets.disconnectAll')}
          </Button>
        )}
      </div>
    </>
  )
}
