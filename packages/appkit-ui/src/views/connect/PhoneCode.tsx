import { lazy, type ReactNode, Suspense } from 'react'
import { Text } from '../../elements/Text'
import { useTranslator } from '../../i18n/useTranslator'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import css from './PhoneCode.css?inline'

// Drawing a code takes a library that no first open needs. The place it takes is there at once; a page that can't load it leaves it blank.
const QrCode = lazy(() =>
  import('../../elements/QrCode').then(
    ({ QrCode }) => ({ default: QrCode }),
    () => ({ default: () => null }),
  ),
)

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
        <Suspense>
          <QrCode value={url} label={t('connecting.phoneCode', { wallet })} />
        </Suspense>
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
