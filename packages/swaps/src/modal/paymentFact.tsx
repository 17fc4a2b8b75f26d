import { AddressText, type Fact } from '@openappkit/appkit-ui/elements'
import { exactAmount, shortened } from '@openappkit/appkit-ui/money'
import type { SwapToken } from '../draft/SwapToken'
import type { SwapPayment } from '../plan/SwapPayment'
import type { SwapReviewProps } from './SwapProps'

/** Returns the payment that the batch makes with the received tokens. Part `swap-payment`. */
export function paymentFact(
  { amount, name, to }: SwapPayment,
  token: SwapToken,
  { locale, t }: SwapReviewProps['translator'],
): Fact {
  const paid = exactAmount(amount, token.decimals, token.symbol, locale)
  return {
    label: t('pays'),
    value: (
      <span className="swap-payment" part="swap-payment">
        <bdi>{t('paysTo', { amount: paid, name: shortened(name) })}</bdi>
        <AddressText address={to} />
      </span>
    ),
  }
}
