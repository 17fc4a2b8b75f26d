import { Notice, Text, useKit } from '@openappkit/appkit-ui/elements'
import { exactAmount, Money, shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useEffect, useState } from 'react'
import { fiatDue, fiatOf } from './fiatOf'
import type { PayProps } from './PayProps'

/** Milliseconds before the expiry from which the seconds show. */
const countdownFrom = 5 * 60_000

/** The price, the store and the time that is left. Parts `pay-summary`, `pay-price`. */
export function InvoiceSummary({ checkout, translator }: Omit<PayProps, 'flow'>): ReactNode {
  const { locale, t } = translator
  const { amount, assets, exceptions, orderId, store } = checkout
  const received = assets.filter(asset => asset.received > 0n)
  return (
    <div className="pay-summary" part="pay-summary">
      <Text tone="2" align="center">
        <bdi>{t('payStore', { store: shortened(store) })}</bdi>
      </Text>
      <p className="pay-price" part="pay-price">
        <Money value={fiatDue(checkout)} locale={locale} currency={amount.currency} />
      </p>
      <p className="pay-terms">
        <bdi>{t('order', { order: shortened(orderId) })}</bdi>
        <TimeLeft expiresAt={checkout.expiresAt} translator={translator} />
      </p>
      {exceptions.includes('partial') && received.length > 0 && fiatDue(checkout) < fiatOf(amount) && (
        <Notice tone="caution">
          {t('partial', {
            amount: received
              .map(({ decimals, received: units, symbol }) => exactAmount(units, decimals, symbol, locale))
              .join(' + '),
          })}
        </Notice>
      )}
    </div>
  )
}

interface TimeLeftProps extends Pick<PayProps, 'translator'> {
  readonly expiresAt: number
}

/** The time for which the price is locked. The backend decides when it ends: the device's clock may be wrong. */
function TimeLeft({ expiresAt, translator: { t } }: TimeLeftProps): ReactNode {
  const { environment } = useKit()
  const [now, setNow] = useState(() => environment.now())
  const left = expiresAt - now
  const step = left > countdownFrom + 60_000 ? 30_000 : 1000
  useEffect(() => {
    if (left <= 0) return undefined
    return environment.setTimer(() => setNow(environment.now()), step)
  }, [environment, left, step])
  if (left <= 0) return null
  if (left > countdownFrom) return <span>{t('minutesLeft', { count: Math.floor(left / 60_000) })}</span>
  const seconds = Math.floor(left / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span role="timer">
      <bdi dir="ltr">{t('timeLeft', { time })}</bdi>
    </span>
  )
}
