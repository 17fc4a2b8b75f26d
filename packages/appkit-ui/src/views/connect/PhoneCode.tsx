import type { ReactNode } from 'react'
import { QrCode } from '../../elements/QrCode'
import { Text } from '../../elements/Text'
import { useTranslator } from '../../i18n/useTranslator'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import css from './PhoneCode.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface PhoneCodeProps {
  readonly url: string
  readonly wallet: string
}

/** The same page, for the phone in the visitor's hand. Part `phone-code`. */
export function PhoneCode({ url, wallet }: PhoneCodeProps): ReactNode {
  const { t } = useTranslator()
  useSheet(sheet)
  return (
    <div className="phone-code" part="phone-code">
      <div className="phone-code-image">
        <QrCode value={url} label={t('connecting.phoneCode', { wallet })} />
      </div>
      <div>
        <Text as="h3" size="m">
          {t('connecting.phone')}
        </Text>
        <Text size="xs" tone="2">
          {t('connecting.phoneDetail', { wallet })}
        </Text>
      </div>
    </div>
  )
}
