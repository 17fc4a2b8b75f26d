import type { ReactNode } from 'react'
import { QrCode } from '../../elements/QrCode'
import { Text } from '../../elements/Text'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { useMessages } from '../messages/MessagesContext'
import css from './PhoneCode.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface PhoneCodeProps {
  readonly url: string
  readonly wallet: string
}

/** Renders the wallet's home page as a QR code, to open it on a phone. Part `phone-code`. */
export function PhoneCode({ url, wallet }: PhoneCodeProps): ReactNode {
  const { t } = useMessages()
  useSheet(sheet)
  return (
    <div className="phone-code" part="phone-code">
      <div className="phone-code-image">
        <QrCode value={url} label={t('notInstalled.phoneCode', { wallet })} />
      </div>
      <div>
        <Text as="h3" size="m">
          {t('notInstalled.phone')}
        </Text>
        <Text size="xs" tone="2">
          {t('notInstalled.phoneDetail', { wallet })}
        </Text>
      </div>
    </div>
  )
}
