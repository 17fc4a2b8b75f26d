import type { CustomWallet } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button'
import { IconTile } from '../../elements/IconTile'
import { Image } from '../../elements/Image'
import { ListItem } from '../../elements/ListItem'
import { Message } from '../../elements/Message'
import { WalletStatusImage } from '../../elements/WalletStatusImage'
import { useTranslator } from '../../i18n/useTranslator'
import { DownloadIcon } from '../../icons/DownloadIcon'
import { ExternalIcon } from '../../icons/ExternalIcon'
import { NetworkIcon } from '../../icons/NetworkIcon'
import { PhoneIcon } from '../../icons/PhoneIcon'
import { useKit } from '../../kit/useKit'
import { useWalletPicture } from '../../pictures/useWalletPicture'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { useMessages } from '../messages/MessagesContext'
import { withMessages } from '../messages/withMessages'
import css from './DownloadsView.css?inline'
import { deviceOf } from './GetWalletRow'
import { StoreCodes } from './StoreCodes'
import { type StoreId, walletStores } from './walletStores'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

const rows = {
  chrome: { title: 'downloads.chrome', detail: 'downloads.chromeDetail', Icon: DownloadIcon },
  ios: { title: 'downloads.ios', detail: 'downloads.iosDetail', Icon: PhoneIcon },
  android: { title: 'downloads.android', detail: 'downloads.androidDetail', Icon: PhoneIcon },
  homepage: { title: 'downloads.homepage', detail: undefined, Icon: NetworkIcon },
} as const satisfies Record<StoreId, unknown>

/** Shows where to get a wallet: links for this browser, and QR codes for phones. */
function Downloads({ params: { wallet } }: { readonly params: { readonly wallet: CustomWallet } }): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const messages = useMessages()
  const picture = useWalletPicture(wallet)
  const stores = walletStores(wallet)
  useSheet(sheet)
  const device = deviceOf(kit)
  const isForPhones = (id: StoreId) => id === 'ios' || id === 'android'
  const here = stores.filter(({ id }) =>
    device === 'computer' ? !isForPhones(id) : id === device || id === 'homepage',
  )
  const phones = stores.filter(({ id }) => device === 'computer' && isForPhones(id))
  const { name } = wallet
  if (here.length + phones.length === 0) {
    return (
      <Message
        media={<WalletStatusImage src={picture} name={name} status="idle" />}
        title={messages.t('downloads.none', { wallet: name })}
        detail={messages.t('downloads.noneDetail')}
      >
        <Button variant="primary" onClick={() => kit.router.push('GetWallet')}>
          {t('title.GetWallet')}
        </Button>
      </Message>
    )
  }
  return (
    <>
      <ul aria-label={messages.t('get.get', { wallet: name })}>
        {here.map(({ id, url }, index) => {
          const { title, detail, Icon } = rows[id]
          return (
            <li key={id}>
              <ListItem
                title={messages.t(title)}
                detail={detail ? messages.t(detail) : new URL(url).hostname}
                icon={index === 0 ? <Image src={picture} name={name} /> : <IconTile icon={<Icon />} />}
                trailing={<ExternalIcon />}
                href={url}
              />
            </li>
          )
        })}
      </ul>
      {phones.length > 0 && <StoreCodes stores={phones} wallet={name} />}
      {here.some(({ id }) => id === 'chrome') && (
        // A page learns of an extension only when it loads.
        <div className="downloads-done">
          <Button fullWidth onClick={() => kit.environment.window?.location.reload()}>
            {messages.t('notInstalled.done')}
          </Button>
        </div>
      )}
    </>
  )
}

export const DownloadsView: ReturnType<typeof withMessages<'Downloads'>> =
  /* @__PURE__ */ withMessages<'Downloads'>(Downloads)
