import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { ButtonLink } from '../../elements/ButtonLink'
import { Message } from '../../elements/Message'
import { WalletStatusImage } from '../../elements/WalletStatusImage'
import { useTranslator } from '../../i18n/useTranslator'
import { DownloadIcon } from '../../icons/DownloadIcon'
import { useKit } from '../../kit/useKit'
import type { ConnectSubject } from './connectSubject'
import { httpsUrl } from './httpsUrl'
import { PhoneCode } from './PhoneCode'

/** A wallet that isn't here is no dead end: this is how to get it, on this device or on a phone. */
export function NotInstalled({ subject }: { readonly subject: ConnectSubject | undefined }): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const page = kit.environment.window
  const name = subject?.name || t('connect.browserWallet')
  const url = httpsUrl(subject?.wallet?.homepage)
  const hasPointer = page?.matchMedia('(pointer: fine)').matches === true
  return (
    <>
      <Message
        media={<WalletStatusImage src={subject?.imageUrl} name={name} status="idle" />}
        title={t('connecting.notInstalled', { wallet: name })}
        detail={t('connecting.notInstalledDetail')}
      >
        {url ? (
          <ButtonLink href={url} icon={<DownloadIcon />}>
            {t('connecting.get', { wallet: name })}
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={() => kit.router.push('GetWallet')}>
            {t('connect.getWallet')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => page?.location.reload()}>
          {t('connecting.refresh')}
        </Button>
      </Message>
      {url && hasPointer && <PhoneCode url={url} wallet={name} />}
    </>
  )
}
