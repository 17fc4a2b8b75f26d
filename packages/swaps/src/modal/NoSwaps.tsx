import type { NamespaceState } from '@openappkit/appkit-core'
import { Button, IconTile, Message, type Translate, useKit } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { SwitchIcon } from './icons/SwitchIcon'
import type { swapEn } from './locales/swap.en'

const picture = <IconTile icon={<SwitchIcon />} size="large" />

export interface NoSwapsProps {
  readonly chain: NamespaceState | undefined
  readonly t: Translate<typeof swapEn>
}

/** The view's content if no account is connected or the backend doesn't trade on its network. */
export function NoSwaps({ chain, t }: NoSwapsProps): ReactNode {
  const kit = useKit()
  if (chain?.status !== 'connected') {
    return (
      <Message role="status" media={picture} title={t('notConnectedTitle')}>
        <Button variant="primary" onClick={() => kit.router.push('Connect')}>
          {t('connect')}
        </Button>
      </Message>
    )
  }
  return (
    <Message
      role="status"
      media={picture}
      title={t('unsupported')}
      detail={t('unsupportedDetail', { network: chain.network?.name ?? '' })}
    >
      <Button variant="primary" onClick={() => kit.router.push('Networks')}>
        {t('chooseNetwork')}
      </Button>
    </Message>
  )
}
