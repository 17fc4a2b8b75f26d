import { shortenAddress } from '@openappkit/appkit-core/addresses'
import { fiatValue } from '@openappkit/appkit-core/amounts'
import { Image } from '@openappkit/appkit-ui/elements'
import { breakAfterPoint, exactAmount, Money } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { SwapToken } from '../draft/SwapToken'
import type { SwapReview } from '../plan/SwapReview'
import type { SwapReviewProps } from './SwapProps'

export interface ReviewAmountsProps extends Pick<SwapReviewProps, 'translator'> {
  readonly review: SwapReview
}

/** The paid amount and the least received one, to compare with the wallet. Parts `swap-amounts`, `swap-moved`. */
export function ReviewAmounts({ review, translator }: ReviewAmountsProps): ReactNode {
  const { locale, t } = translator
  const { minimum, outcome, quote } = review
  const { amount, from, to } = quote.query
  const expected = outcome?.received ?? quote.amountOut
  const text = (units: bigint, { decimals, symbol }: SwapToken) => exactAmount(units, decimals, symbol, locale)
  const rows = [
    { label: t('youPay'), amount: text(amount, from), token: from, units: amount, second: undefined },
    {
      label: t('receiveAtLeast'),
      amount: text(minimum, to),
      token: to,
      units: minimum,
      second: expected > minimum ? t('expected', { amount: text(expected, to) }) : undefined,
    },
  ]
  return (
    <section className="swap-panel swap-amounts" part="swap-panel swap-amounts">
      {rows.map(({ amount: shown, label, second, token, units }) => {
        const worth = fiatValue(units, token.decimals, token.price)
        return (
          <div key={label} className="swap-fact">
            <div>
              <h2 className="swap-label">{label}</h2>
              <p className="swap-moved" part="swap-moved">
                {breakAfterPoint(shown, locale)}
              </p>
              {worth !== undefined && (
                <p className="swap-second">
                  <Money value={worth} locale={locale} as={about => t('worth', { amount: about })} />
                </p>
              )}
              {second !== undefined && <p className="swap-second">{second}</p>}
              {!token.isListed && token.address !== undefined && (
                <p className="swap-second">
                  <bdi dir="ltr">{shortenAddress(token.address)}</bdi>
                </p>
              )}
            </div>
            <Image src={token.imageUrl} name={token.symbol} shape="circle" />
          </div>
        )
      })}
    </section>
  )
}
