import type { NamespaceState } from '@openappkit/appkit-core'
import { Button, Icon, IconTile, Message, useKit } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { OnrampProps } from './OnrampProps'

const picture = <IconTile icon={<Icon name="plus" paths={['M5 12h14', 'M12 5v14']} />} size="large" />

export interface CannotBuyProps extends Pick<OnrampProps, 'translator'> {
  readonly chain: NamespaceState | undefined
}

/** The view's content if no account is connected or the backend sells nothing on its network. */
export function CannotBuy({ chain, translator }: CannotBuyProps): ReactNode {
  const kit = useKit()
  const { t } = translator
  if (chain?.status !== 'connected')
    return (
      <Message role="status" media={picture} title={t('notConnectedTitle')}>
        <Button variant="primary" onClick={() => kit.router.push('Connect')}>
          {t('connect')}
        </Button>
      </Message>
    )
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
      <Button onClick={() => kit.router.push('WalletReceive')}>{t('receive')}</Button>
    </Message>
  )
}
