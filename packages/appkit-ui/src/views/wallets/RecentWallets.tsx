import type { ChainNamespace, Connector } from '@openappkit/appkit-core'
import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconButton } from '../../elements/IconButton'
import { Image } from '../../elements/Image'
import { ListGroup } from '../../elements/ListGroup'
import { ListItem } from '../../elements/ListItem'
import { createIcon, type Icon } from '../../icons/createIcon'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { askWallet } from '../connect/chooseWallet'
import { isSameWallet } from '../connect/connectSubject'
import { useMessages } from '../messages/MessagesContext'

const RemoveIcon: Icon = /* @__PURE__ */ createIcon('trash-2', Trash2)

export interface RecentWalletsProps {
  readonly namespace: ChainNamespace
  /** Wallets that the view offers to connect elsewhere. */
  readonly excluded: readonly Connector[]
}

/** Lists recently connected wallets, which the user can connect again or remove. */
export function RecentWallets({ namespace, excluded }: RecentWalletsProps): ReactNode {
  const kit = useKit()
  const messages = useMessages()
  const { connectors, recent } = useSnapshot(kit.connectors.state)
  const { connections = [] } = useSnapshot(kit.connections.state).namespaces[namespace] ?? {}
  const isOffered = ({ id }: Connector) =>
    !connections.some(({ connectorId }) => connectorId === id) && !excluded.some(known => known.id === id)
  const { directoryIdOf } = useSnapshot(kit.wallets.brands)
  const offered = recent.flatMap(wallet => {
    const connector = connectors.find(
      known => known.chain === namespace && (known.id === wallet.id || isSameWallet(known, wallet, directoryIdOf)),
    )
    return connector && isOffered(connector) ? [{ id: wallet.id, connector }] : []
  })
  const forget = (id: string) => {
    kit.wallets.forget(id)
    kit.toasts.show(messages.t('wallets.deleted'), 'success')
  }
  if (offered.length === 0) return null
  return (
    <ListGroup title={messages.t('wallets.recent')}>
      <ul>
        {offered.map(({ id, connector }) => (
          <li key={connector.id}>
            <ListItem
              title={connector.name}
              icon={<Image src={connector.imageUrl} name={connector.name} />}
              trailing={
                <>
                  <Button
                    aria-label={messages.t('wallets.reconnect', { wallet: connector.name })}
                    onClick={() => askWallet(kit, connector)}
                  >
                    {messages.t('wallets.connect')}
                  </Button>
                  <IconButton
                    icon={<RemoveIcon />}
                    label={messages.t('wallets.forget', { wallet: connector.name })}
                    onClick={() => forget(id)}
                  />
                </>
              }
            />
          </li>
        ))}
      </ul>
    </ListGroup>
  )
}
