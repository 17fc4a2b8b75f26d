import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Message } from '../../elements/Message'
import { QrCodeIcon } from '../../icons/QrCodeIcon'
import { useActiveConnection } from '../../kit/useActiveConnection'
import { useKit } from '../../kit/useKit'
import { useReceiveMessages } from './ReceiveMessagesContext'

/** Replaces the address if no account is connected or the wallet shares no account for payments. */
export function NoAddress(): ReactNode {
  const kit = useKit()
  const { t } = useReceiveMessages()
  const wallet = useActiveConnection()?.name
  return (
    <Message
      media={<IconTile icon={<QrCodeIcon />} size="large" />}
      title={t('receive.none')}
      detail={wallet ? t('receive.nonePayment', { wallet }) : t('receive.noneDetail')}
    >
      <Button
        variant="primary"
        onClick={() => (wallet ? kit.router.push('ProfileWallets') : kit.router.push('Connect'))}
      >
        {t('receive.connect')}
      </Button>
    </Message>
  )
}
