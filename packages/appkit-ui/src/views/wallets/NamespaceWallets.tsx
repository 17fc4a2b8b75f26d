import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { ListGroup } from '../../elements/ListGroup'
import { AddIcon } from '../../icons/AddIcon'
import { chainName } from '../../kit/chainName'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useMessages } from '../messages/MessagesContext'
import { ActiveWallet } from './ActiveWallet'
import { ConnectedWallet } from './ConnectedWallet'
import { NoConnection } from './NoConnection'
import { RecentWallets } from './RecentWallets'
import { useReconnect } from './useReconnect'

export interface NamespaceWalletsProps {
  readonly namespace: ChainNamespace
  /** Whether the app has no other chain family, so that texts needn't name this one. */
  readonly isOnly: boolean
}

/** Lists the wallets of one chain family (active, connected and recent) with a button to add another. */
export function NamespaceWallets({ namespace, isOnly }: NamespaceWalletsProps): ReactNode {
  const kit = useKit()
  const messages = useMessages()
  const { connections = [], activeConnectorId } = useSnapshot(kit.connections.state).namespaces[namespace] ?? {}
  const reconnect = useReconnect(namespace)
  const active = connections.find(({ connectorId }) => connectorId === activeConnectorId)
  const others = connections.filter(connection => connection !== active)
  return (
    <>
      {connections.length === 0 && <NoConnection namespace={namespace} reconnect={reconnect} />}
      {active && <ActiveWallet namespace={namespace} connection={active} />}
      {others.length > 0 && (
        <ListGroup title={messages.t('wallets.connected')}>
          <ul>
            {others.map(connection => (
              <ConnectedWallet key={connection.connectorId} namespace={namespace} connection={connection} canSwitch />
            ))}
          </ul>
        </ListGroup>
      )}
      <RecentWallets namespace={namespace} excluded={connections.length === 0 ? reconnect.lost : []} />
      <footer className="wallets-actions">
        <Button
          variant={reconnect.isFailed ? 'ghost' : connections.length === 0 ? 'primary' : 'neutral'}
          fullWidth
          icon={<AddIcon />}
          onClick={() => kit.router.push('Connect', { namespace })}
        >
          {isOnly ? messages.t('wallets.add') : messages.t('wallets.addTo', { chain: chainName(kit, namespace) })}
        </Button>
      </footer>
    </>
  )
}
