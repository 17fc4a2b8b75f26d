import type { ReactNode } from 'react'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { Tag } from '../../elements/Tag'
import { useTranslator } from '../../i18n/useTranslator'
import { chainName } from '../../kit/chainName'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useNetworkPictures } from '../../pictures/useNetworkPictures'
import { useMessages } from '../messages/MessagesContext'
import { type ChainChoice, ConnectAllController } from './ConnectAllController'
import { chooseWallet } from './chooseWallet'

/** Renders one chain of the wallet. A click sends the request immediately, as for any wallet's row. */
export function ChainRow({ connectorId, namespace, wallet }: ChainChoice & { readonly wallet: string }): ReactNode {
  const kit = useKit()
  useNetworkPictures()
  const { t } = useTranslator()
  const messages = useMessages()
  const connections = useSnapshot(kit.connections.state).namespaces[namespace]?.connections
  const network = useSnapshot(kit.chains.state).namespaces[namespace]?.network
  const { value } = useSnapshot(kit.controller(ConnectAllController).state)
  const isConnected = connections?.some(known => known.connectorId === connectorId) === true
  const isRequesting = value.status === 'requesting'
  const chain = chainName(kit, namespace)
  const choose = () => {
    const connector = kit.connectors.find(connectorId, namespace)
    // The user may have disabled the extension after this view opened.
    if (!connector) return kit.toasts.show(messages.t('multiChain.missing', { wallet, chain }), 'error')
    const { name, imageUrl } = connector
    chooseWallet(kit, { name, imageUrl, connector, wallet: undefined, tag: isConnected ? 'connected' : undefined })
  }
  return (
    <li>
      <ListItem
        title={chain}
        icon={<Image src={network?.assets?.imageUrl} name={chain} shape="circle" />}
        trailing={isConnected && <Tag tone="positive">{t('connect.tagConnected')}</Tag>}
        chevron={!isConnected && !isRequesting}
        loading={isRequesting && value.namespace === namespace && !isConnected}
        disabled={isRequesting && !isConnected && value.namespace !== namespace}
        onClick={choose}
      />
    </li>
  )
}
