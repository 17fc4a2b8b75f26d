import type { ReactNode } from 'react'
import { Link } from '../../elements/Link'
import { QrCode } from '../../elements/QrCode'
import { Text } from '../../elements/Text'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { useMessages } from '../messages/MessagesContext'
import css from './StoreCodes.css?inline'
import type { WalletStore } from './walletStores'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface StoreCodesProps {
  /** Stores for phones. */
  readonly stores: readonly WalletStore[]
  readonly wallet: string
}

/** Renders a QR code for each store, to scan with a phone. Parts `store-codes`, `store-code`. */
export function StoreCodes({ stores, wallet }: StoreCodesProps): ReactNode {
  const { t } = useMessages()
  useSheet(sheet)
  return (
    <section className="store-codes" part="store-codes" aria-label={t('downloads.phones')}>
      <Text as="h2" size="m">
        {t('downloads.phones')}
      </Text>
      <Text size="xs" tone="2">
        {t('downloads.phonesDetail', { wallet })}
      </Text>
      <ul className="store-codes-list">
        {stores.map(({ id, url }) => {
          const store = t(id === 'ios' ? 'downloads.iosDetail' : 'downloads.androidDetail')
          return (
            <li className="store-code" part="store-code" key={id}>
              <QrCode value={url} label={t('downloads.code', { wallet, store })} />
              <Link href={url} external>
                {store}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
