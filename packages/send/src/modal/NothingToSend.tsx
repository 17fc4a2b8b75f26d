import type { NamespaceState } from '@openappkit/appkit-core'
import { Button, Message, type Translate, useKit } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { sendEn } from './locales/send.en'

export interface NothingToSendProps {
  readonly chain: NamespaceState | undefined
  readonly t: Translate<typeof sendEn>
}

/** The view's content if no account is connected or the chain doesn't support transfers. */
export function NothingToSend({ chain, t }: NothingToSendProps): ReactNode {
  const kit = useKit()
  if (chain?.status !== 'connected') {
    return (
      <Message role="status" title={t('notConnectedTitle')}>
        <Button variant="primary" onClick={() => kit.router.push('Connect')}>
          {t('connect')}
        </Button>
      </Message>
    )
  }
  return (
    <Message
      role="status"
      title={t('unsupportedChain')}
      detail={t('unsupportedDetail', { network: chain.network?.name ?? '' })}
    >
      <Button variant="primary" onClick={() => kit.router.push('Networks')}>
        {t('chooseNetwork')}
      </Button>
    </Message>
  )
}
