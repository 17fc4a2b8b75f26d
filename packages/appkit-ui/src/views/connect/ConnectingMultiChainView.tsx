import type { ConnectingMultiChainArguments } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { Message } from '../../elements/Message'
import { Tag } from '../../elements/Tag'
import { useTranslator } from '../../i18n/useTranslator'
import { chainName } from '../../kit/chainName'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useNetworkPictures } from '../../pictures/useNetworkPictures'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { useMessages } from '../messages/MessagesContext'
import { withMessages } from '../messages/withMessages'
import type { ViewComponent } from '../ViewEntry'
import css from './ConnectingMultiChainView.css?inline'
import { chooseWallet } from './chooseWallet'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Lets the user choose on which chain family to connect a wallet that supports several. Part `multi-chain`. */
function ConnectingMultiChain({ params }: { readonly params: ConnectingMultiChainArguments }): ReactNode {
  const messages = useMessages()
  const { name, imageUrl, choices } = params
  // Use the app's order of chains rather than the order in which the wallet announced itself.
  const order = Object.keys(useSnapshot(useKit().chains.state).namespaces)
  useSheet(sheet)
  return (
    <div className="multi-chain" part="multi-chain">
      <Message
        media={<Image src={imageUrl} name={name} size="large" />}
        title={messages.t('multiChain.title', { wallet: name })}
        detail={messages.t('multiChain.detail')}
      />
      <ul aria-label={messages.t('multiChain.list', { wallet: name })}>
        {choices
          .toSorted((one, other) => order.indexOf(one.namespace) - order.indexOf(other.namespace))
          .map(choice => (
            <ChainChoice key={choice.namespace} wallet={name} {...choice} />
          ))}
      </ul>
    </div>
  )
}

/** Renders one chain of the wallet. A click sends the request immediately, as for any wallet's row. */
function ChainChoice({
  connectorId,
  namespace,
  wallet,
}: ConnectingMultiChainArguments['choices'][number] & { readonly wallet: string }): ReactNode {
  const kit = useKit()
  useNetworkPictures()
  const { t } = useTranslator()
  const messages = useMessages()
  const connections = useSnapshot(kit.connections.state).namespaces[namespace]?.connections
  const network = useSnapshot(kit.chains.state).namespaces[namespace]?.network
  const isConnected = connections?.some(known => known.connectorId === connectorId) === true
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
        chevron={!isConnected}
        onClick={choose}
      />
    </li>
  )
}

export const ConnectingMultiChainView: ViewComponent<'ConnectingMultiChain'> =
  /* @__PURE__ */ withMessages<'ConnectingMultiChain'>(ConnectingMultiChain)
