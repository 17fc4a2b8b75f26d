import type { ChainNamespace } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { Image } from '../../elements/Image'
import { ListGroup } from '../../elements/ListGroup'
import { ListItem } from '../../elements/ListItem'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { askWallet } from '../connect/chooseWallet'
import { useWords } from '../words/WordsContext'

/** Wallets that were connected lately and can be asked again. */
export function RecentWallets({ namespace }: { readonly namespace: ChainNamespace }): ReactNode {
  const kit = useKit()
  const words = useWords()
  const { connectors, recent } = useSnapshot(kit.connectors.state)
  const { connections = [] } = useSnapshot(kit.connections.state).namespaces[namespace] ?? {}
  const isConnected = (id: string) => connections.some(({ connectorId }) => connectorId === id)
  const offered = recent.flatMap(({ id }) => {
    const connector = connectors.find(known => known.id === id && known.chain === namespace)
    return connector && !isConnected(id) ? [connector] : []
  })
  if (offered.length === 0) return null
  return (
    <ListGroup title={words.t('wallets.recent')}>
      {offered.map(connector => (
        <ListItem
          key={connector.id}
          title={connector.name}
          icon={<Image src={connector.imageUrl} name={connector.name} />}
          trailing={
            <Button
              aria-label={words.t('wallets.reconnect', { wallet: connector.name })}
              onClick={() => askWallet(kit, connector)}
            >
              {words.t('wallets.connect')}
            </Button>
          }
        />
      ))}
    </ListGroup>
  )
}
