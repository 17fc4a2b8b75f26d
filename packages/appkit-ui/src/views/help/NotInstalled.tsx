import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { ButtonLink } from '../../elements/ButtonLink'
import { Message } from '../../elements/Message'
import { WalletStatusImage } from '../../elements/WalletStatusImage'
import { useTranslator } from '../../i18n/useTranslator'
import { DownloadIcon } from '../../icons/DownloadIcon'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useWalletPicture } from '../../pictures/useWalletPicture'
import type { ConnectSubject } from '../connect/connectSubject'
import { httpsUrl } from '../connect/httpsUrl'
import { useMessages } from '../messages/MessagesContext'
import { MessagesProvider } from '../messages/MessagesProvider'
import { NoAccounts } from './NoAccounts'
import { PhoneCode } from './PhoneCode'

export interface NotInstalledProps {
  /** Undefined if the wallet is no longer known. */
  readonly subject: ConnectSubject | undefined
}

/**
 * Shows how to get a wallet that isn't installed, on this device or on a phone. Also covers a wallet that shared no
 * account.
 */
export function NotInstalled({ subject }: NotInstalledProps): ReactNode {
  const { status } = useSnapshot(useKit().connecting.state).value
  const connector = status === 'failed' ? subject?.connector : undefined
  return (
    <MessagesProvider>
      {subject && connector ? <NoAccounts subject={{ ...subject, connector }} /> : <Ways subject={subject} />}
    </MessagesProvider>
  )
}

function Ways({ subject }: NotInstalledProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const page = kit.environment.window
  const name = subject?.name || messages.t('connect.browserWallet')
  const picture = useWalletPicture(subject?.wallet)
  const url = httpsUrl(subject?.wallet?.homepage)
  const hasPointer = page?.matchMedia('(pointer: fine)').matches === true
  return (
    <>
      <Message
        media={<WalletStatusImage src={subject?.imageUrl ?? picture} name={name} status="idle" />}
        title={t('connecting.notInstalled', { wallet: name })}
        detail={messages.t('notInstalled.detail')}
      >
        {url ? (
          <ButtonLink href={url} fullWidth icon={<DownloadIcon />}>
            {messages.t('notInstalled.get', { wallet: name })}
          </ButtonLink>
        ) : (
          <Button variant="primary" fullWidth onClick={() => kit.router.push('GetWallet')}>
            {t('title.GetWallet')}
          </Button>
        )}
        <Button fullWidth onClick={() => page?.location.reload()}>
          {messages.t('notInstalled.done')}
        </Button>
      </Message>
      {url && hasPointer && <PhoneCode url={url} wallet={name} />}
    </>
  )
}
