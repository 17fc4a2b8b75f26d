import type { ViewRegistry } from '@openappkit/appkit-core'
import { type ReactNode, useState } from 'react'
import { Button } from '../../elements/Button'
import { Image } from '../../elements/Image'
import { Message } from '../../elements/Message'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { useWords } from '../words/WordsContext'

/** The chosen network belongs to a chain on which nobody is connected yet: connecting there comes next. */
export function SwitchActiveChainView({ params }: { readonly params: ViewRegistry['SwitchActiveChain'] }): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const words = useWords()
  const [isPending, setPending] = useState(false)
  const network = kit.chains.findNetwork(params.caipNetworkId)
  const chain = network?.name ?? t('account.unknownNetwork')
  const go = async (): Promise<void> => {
    setPending(true)
    try {
      if (network) await kit.base.switchNetwork(network)
      else kit.chains.setActiveNamespace(params.switchToChain)
      kit.router.reset(params.navigateTo)
    } catch {
      kit.toasts.show('switch.failed', 'error')
    } finally {
      setPending(false)
    }
  }
  return (
    <Message
      media={<Image src={network?.assets?.imageUrl} name={chain} size="large" shape="circle" />}
      title={words.t('switchChain.title', { chain })}
      detail={words.t('switchChain.detail', { chain })}
    >
      <Button variant="primary" fullWidth loading={isPending} onClick={() => void go()}>
        {words.t('switchChain.switch')}
      </Button>
    </Message>
  )
}
