import type { CustomWallet } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { ButtonLink } from '../../elements/ButtonLink'
import { Message } from '../../elements/Message'
import { WalletStatusImage } from '../../elements/WalletStatusImage'
import { DownloadIcon } from '../../icons/DownloadIcon'
import { useKit } from '../../kit/useKit'
import { httpsUrl } from '../connect/httpsUrl'
import { useWords } from '../words/WordsContext'

/** An extension that isn't in this browser: where it is got, and what to do then. */
export function UnsupportedWallet({ wallet }: { readonly wallet: CustomWallet }): ReactNode {
  const kit = useKit()
  const words = useWords()
  const { name } = wallet
  const url = httpsUrl(wallet.chrome_store) ?? httpsUrl(wallet.homepage)
  return (
    <Message
      media={<WalletStatusImage src={wallet.image_url} name={name} status="idle" />}
      title={words.t('browser.notDetected')}
      detail={words.t('browser.notDetectedDetail', { wallet: name })}
    >
      {url && (
        <ButtonLink href={url} icon={<DownloadIcon />}>
          {words.t('notInstalled.get', { wallet: name })}
        </ButtonLink>
      )}
      <Button variant="ghost" onClick={() => kit.environment.window?.location.reload()}>
        {words.t('notInstalled.refresh')}
      </Button>
    </Message>
  )
}
