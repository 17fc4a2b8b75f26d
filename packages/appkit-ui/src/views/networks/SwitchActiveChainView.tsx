import type { Connector, ViewRegistry } from '@openappkit/appkit-core'
import { mergeBrands } from '@openappkit/appkit-core/modal'
import { switchActiveChain } from '@openappkit/appkit-core/network'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { Image } from '../../elements/Image'
import { Message } from '../../elements/Message'
import { chainName } from '../../kit/chainName'
import { useActiveConnection } from '../../kit/useActiveConnection'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useNetworkPictures } from '../../pictures/useNetworkPictures'
import { useMessages } from '../messages/MessagesContext'

/**
 * Offers to connect a wallet on the chosen network's chain while the existing wallet stays connected: the same wallet if
 * it supports that chain, else any other.
 */
export function SwitchActiveChainView({ params }: { readonly params: ViewRegistry['SwitchActiveChain'] }): ReactNode {
  const kit = useKit()
  useNetworkPictures()
  const messages = useMessages()
  const wallet = useActiveConnection()?.name ?? messages.t('connect.browserWallet')
  const connector = useSameWallet(params)
  const network = kit.chains.findNetwork(params.caipNetworkId)
  const chain = chainName(kit, params.switchToChain)
  const name = network?.name ?? chain
  const connect = ({ id, chain: namespace }: Connector) => {
    if (network) kit.chosen.intend(network)
    // The wallet gets the request within the click. The view shows a failure from `connecting.state`.
    kit.connectWallet(id, namespace).catch(() => {})
    kit.router.replace('ConnectingExternal', { connectorId: id, namespace })
  }
  return (
    <Message
      media={<Image src={network?.assets?.imageUrl} name={name} size="large" shape="circle" />}
      title={messages.t('switchChain.title', { chain: name })}
      detail={messages.t(connector ? 'switchChain.served' : 'switchChain.detail', { wallet, chain })}
    >
      {connector && (
        <Button variant="primary" fullWidth onClick={() => connect(connector)}>
          {messages.t('switchChain.also', { wallet, chain })}
        </Button>
      )}
      <Button variant={connector ? 'ghost' : 'primary'} fullWidth onClick={() => switchActiveChain(kit)}>
        {connector ? messages.t('switchChain.other') : messages.t('switchChain.switch', { chain })}
      </Button>
    </Message>
  )
}

/** Returns the connector of the active wallet on another chain. Undefined if the wallet announced none there. */
function useSameWallet({ switchToChain }: ViewRegistry['SwitchActiveChain']): Connector | undefined {
  const kit = useKit()
  const { activeNamespace } = useSnapshot(kit.chains.state)
  const { connectors } = useSnapshot(kit.connectors.state)
  const { directoryIdOf } = useSnapshot(kit.wallets.brands)
  const id = useActiveConnection()?.connection.connectorId
  return mergeBrands(connectors, directoryIdOf)
    .find(members => members.some(known => known.id === id && known.chain === activeNamespace))
    ?.find(({ chain, type }) => chain === switchToChain && type !== 'WALLET_CONNECT')
}
