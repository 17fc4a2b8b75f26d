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
import { useWords } from '../words/WordsContext'

/** The chosen network belongs to a chain on which nobody is connected yet: connecting there comes next, beside the wallet that is connected. */
export function SwitchActiveChainView({ params }: { readonly params: ViewRegistry['SwitchActiveChain'] }): ReactNode {
  const kit = useKit()
  useNetworkPictures()
  const words = useWords()
  const wallet = useActiveConnection()?.name ?? words.t('connect.browserWallet')
  const network = kit.chains.findNetwork(params.caipNetworkId)
  const chain = chainName(kit, params.switchToChain)
  const name = network?.name ?? chain
  return (
    <Message
      media={<Image src={network?.assets?.imageUrl} name={name} size="large" shape="circle" />}
      title={words.t('switchChain.title', { chain: name })}
      detail={words.t('switchChain.detail', { wallet, chain })}
    >
      <Button variant="primary" fullWidth onClick={() => switchActiveChain(kit)}>
        {words.t('switchChain.switch')}
      </Button>
    </Message>
  )
}
