import type { ViewRegistry } from '@openappkit/appkit-core'
import { switchActiveChain } from '@openappkit/appkit-core/network'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { Image } from '../../elements/Image'
import { Message } from '../../elements/Message'
import { chainName } from '../../kit/chainName'
import { useActiveConnection } from '../../kit/useActiveConnection'
import { useKit } from '../../kit/useKit'
import { useNetworkPictures } from '../../pictures/useNetworkPictures'
import { useMessages } from '../messages/MessagesContext'

/** Offers to connect a wallet on the chosen network's chain while the existing wallet stays connected. */
export function SwitchActiveChainView({ params }: { readonly params: ViewRegistry['SwitchActiveChain'] }): ReactNode {
  const kit = useKit()
  useNetworkPictures()
  const messages = useMessages()
  const wallet = useActiveConnection()?.name ?? messages.t('connect.browserWallet')
  const network = kit.chains.findNetwork(params.caipNetworkId)
  const chain = chainName(kit, params.switchToChain)
  const name = network?.name ?? chain
  return (
    <Message
      media={<Image src={network?.assets?.imageUrl} name={name} size="large" shape="circle" />}
      title={messages.t('switchChain.title', { chain: name })}
      detail={messages.t('switchChain.detail', { wallet, chain })}
    >
      <Button variant="primary" fullWidth onClick={() => switchActiveChain(kit)}>
        {messages.t('switchChain.switch', { chain })}
      </Button>
    </Message>
  )
}
