import type { CustomWallet } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { ButtonLink } from '../../elements/ButtonLink'
import { Message } from '../../elements/Message'
import { WalletStatusImage } from '../../elements/WalletStatusImage'
import { DownloadIcon } from '../../icons/DownloadIcon'
import { useKit } from '../../kit/useKit'
import { httpsUrl } from '../connect/httpsUrl'
import { useMessages } from '../messages/MessagesContext'

/** Shows where to get an extension that isn't installed in this browser, and how to continue. */
export function UnsupportedWallet({ wallet }: { readonly wallet: CustomWallet }): ReactNode {
  const kit = useKit()
  const messages = useMessages()
  const { name } = wallet
  const url = httpsUrl(wallet.chrome_store) ?? httpsUrl(wallet.homepage)
  return (
    <Message
      media={<WalletStatusImage src={wallet.image_url} name={name} status="idle" />}
      title={messages.t('browser.notDetected')}
      detail={messages.t('browser.notDetectedDetail', { wallet: name })}
    >
      {url && (
        <ButtonLink href={url} fullWidth icon={<DownloadIcon />}>
          {messages.t('notInstalled.get', { wallet: name })}
        </ButtonLink>
      )}
      <Button fullWidth onClick={() => kit.environment.window?.location.reload()}>
        {messages.t('notInstalled.done')}
      </Button>
    </Message>
  )
}
