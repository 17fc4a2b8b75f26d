import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../../elements/Button'
import { Message } from '../../elements/Message'
import { WalletStatusImage } from '../../elements/WalletStatusImage'
import { useTranslator } from '../../i18n/useTranslator'
import { RetryIcon } from '../../icons/RetryIcon'
import { useKit } from '../../kit/useKit'
import { askWallet } from '../connect/chooseWallet'
import type { ConnectSubject } from '../connect/connectSubject'
import { useMessages } from '../messages/MessagesContext'

export interface NoAccountsProps {
  readonly subject: ConnectSubject & { readonly connector: NonNullable<ConnectSubject['connector']> }
}

/** Shows that a wallet approved without sharing an account: what to do in the wallet, and a retry. */
export function NoAccounts({ subject: { connector, imageUrl, name } }: NoAccountsProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const action = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => action.current?.focus({ preventScroll: true }), [])
  return (
    <Message
      media={<WalletStatusImage src={imageUrl} name={name} status="failed" />}
      title={messages.t('noAccounts.title', { wallet: name })}
      detail={messages.t('noAccounts.detail', { wallet: name })}
      role="alert"
    >
      <Button elementRef={action} variant="primary" icon={<RetryIcon />} onClick={() => askWallet(kit, connector)}>
        {t('tryAgain')}
      </Button>
    </Message>
  )
}
