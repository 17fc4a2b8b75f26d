import { fiatValue, isKnownPrice } from '@openappkit/appkit-core/amounts'
import { Icon } from '@openappkit/appkit-ui/elements'
import { exactAmount, Money } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { SendFieldProps } from './SendFieldProps'

const exchangeIcon = <Icon name="arrow-up-down" paths={['M8 20V4M4 8l4-4 4 4M16 4v16m4-4-4 4-4-4']} />

/**
 * A button with the amount in the other unit, which switches the input to that unit. Empty without a price. Part
 * `send-unit`.
 */
export function AmountInMoney({ controller, draft, translator }: SendFieldProps): ReactNode {
  const { locale, t } = translator
  const { amount = 0n, token, unit } = draft
  if (!token || !isKnownPrice(token.price)) return <span />
  const { decimals, price, symbol } = token
  const about = (text: string): string => t('worth', { amount: text })
  const next = unit === 'token' ? 'fiat' : 'token'
  return (
    <button type="button" className="send-quiet" part="send-unit" onClick={() => controller.setUnit(next, locale)}>
      {unit === 'token' ? (
        <Money value={fiatValue(amount, decimals, price) ?? 0n} locale={locale} as={about} />
      ) : (
        <bdi dir="ltr">{about(exactAmount(amount, decimals, symbol, locale))}</bdi>
      )}
      {exchangeIcon}
      <span className="visually-hidden">
        {unit === 'token' ? t('useMoney', { currency: 'USD' }) : t('useToken', { symbol })}
      </span>
    </button>
  )
}
