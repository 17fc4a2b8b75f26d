import type { CustomWallet } from '@openappkit/appkit-core'
import type { LinkPlatform } from '@openappkit/appkit-core/links'
import { type ReactNode, useState } from 'react'
import { Button } from '../../elements/Button'
import { Message } from '../../elements/Message'
import { WalletStatusImage } from '../../elements/WalletStatusImage'
import { useTranslator } from '../../i18n/useTranslator'
import { ExternalIcon } from '../../icons/ExternalIcon'
import { useKit } from '../../kit/useKit'
import { useMessages } from '../messages/MessagesContext'
import { CopyLinkButton } from './CopyLinkButton'
import { openWallet } from './openWallet'

const details = { mobile: 'link.mobile', desktop: 'link.desktop', web: 'link.web' } as const satisfies Record<
  LinkPlatform,
  string
>

export interface PairingLinkProps {
  readonly wallet: CustomWallet
  readonly platform: LinkPlatform
  /** Undefined while the link loads. */
  readonly uri: string | undefined
}

/** Opens a wallet's app or web page within the tap itself, because phones block links that open later. */
export function PairingLink({ wallet, platform, uri }: PairingLinkProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const [isOpened, setOpened] = useState(false)
  const { name, image_url } = wallet
  const open = () => {
    if (uri) setOpened(openWallet(kit, wallet, platform, uri))
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {uri ? messages.t('link.ready', { wallet: name }) : messages.t('link.preparing')}
      </p>
      <Message
        media={<WalletStatusImage src={image_url} name={name} status={isOpened || !uri ? 'requesting' : 'idle'} />}
        title={t('connecting.title', { wallet: name })}
        detail={messages.t(details[platform])}
      >
        <Button variant="primary" fullWidth loading={!uri} icon={<ExternalIcon />} onClick={open}>
          {messages.t('link.open', { wallet: name })}
        </Button>
        <CopyLinkButton uri={uri} variant="ghost" />
      </Message>
    </>
  )
}
