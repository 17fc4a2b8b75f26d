import { fiatValue, isKnownPrice, showFiat } from '@openappkit/appkit-core/amounts'
import type { ReactNode } from 'react'
import { exactAmount } from './exactAmount'
import { ExchangeIcon } from './icons/ExchangeIcon'
import type { SendFieldProps } from './SendFieldProps'

/** The other way to say the amount, and the way to type it so. Nothing where there is no price. Part `send-unit`. */
export function AmountInMoney({ controller, draft, translator }: SendFieldProps): ReactNode {
  const { locale, t } = translator
  const { amount = 0n, token, unit } = draft
  if (!token || !isKnownPrice(token.price)) return <span />
  const { decimals, price, symbol } = token
  const worth =
    unit === 'token'
      ? showFiat(fiatValue(amount, decimals, price) ?? 0n, { locale })
      : exactAmount(amount, decimals, symbol, locale)
  const next = unit === 'token' ? 'fiat' : 'token'
  return (
    <button type="button" className="send-quiet" part="send-unit" onClick={() => controller.setUnit(next, locale)}>
      {t('worth', { amount: worth })}
      <ExchangeIcon />
      <span className="visually-hidden">{unit === 'token' ? t('useMoney') : t('useToken', { symbol })}</span>
    </button>
  )
}
