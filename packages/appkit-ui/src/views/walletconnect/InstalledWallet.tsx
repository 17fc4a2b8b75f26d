import type { Connector } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { Message } from '../../elements/Message'
import { WalletStatusImage } from '../../elements/WalletStatusImage'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { askWallet } from '../connect/chooseWallet'
import { useMessages } from '../messages/MessagesContext'

/** Lets the user connect the wallet's extension in this browser. */
export function InstalledWallet({ connector }: { readonly connector: Connector }): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const { name, imageUrl } = connector
  return (
    <Message
      media={<WalletStatusImage src={imageUrl} name={name} status="idle" />}
      title={t('connecting.title', { wallet: name })}
      detail={t('connecting.detail')}
    >
      <Button variant="primary" fullWidth onClick={() => askWallet(kit, connector)}>
        {messages.t('wallets.reconnect', { wallet: name })}
      </Button>
    </Message>
  )
}
