import { fiatValue, showAmount } from '@openappkit/appkit-core/amounts'
import { type Fact, FactList, Image } from '@openappkit/appkit-ui/elements'
import { exactAmount, Money } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { SwapReview } from '../plan/SwapReview'
import { feeFacts } from './feeFacts'
import { impactFact } from './impactFact'
import { minimumFacts } from './minimumFacts'
import { paymentFact } from './paymentFact'
import { routeText } from './routeText'
import type { SwapReviewProps } from './SwapProps'
import { useCoinPrice } from './useCoinPrice'

export interface ReviewFactsProps extends Pick<SwapReviewProps, 'translator'> {
  readonly review: SwapReview
}

/** The terms of a swap under review: the worst case first, then impact, fees, provider and network. */
export function ReviewFacts({ review, translator }: ReviewFactsProps): ReactNode {
  const { locale, t } = translator
  const { fee, minimum, outcome, payment, quote } = review
  const { account, to } = quote.query
  const { nativeCurrency: coin, name, assets } = account.network
  const inCoin = (units: bigint) => exactAmount(units, coin.decimals, coin.symbol, locale)
  const price = useCoinPrice(quote.query)
  const worth = fee === undefined ? undefined : fiatValue(fee, coin.decimals, price)
  const tax = outcome && quote.amountOut > outcome.received ? quote.amountOut - outcome.received : 0n
  const route = routeText(quote)
  // The node's own rounding isn't a tax.
  const hasTax = tax * 1_000n > quote.amountOut
  const facts: (Fact | false | undefined)[] = [
    // The minimum stands above.
    ...minimumFacts(quote, minimum, translator).slice(0, -1),
    payment && paymentFact(payment, to, translator),
    impactFact(quote, translator),
    hasTax && { label: t('tax'), value: <bdi>{exactAmount(tax, to.decimals, to.symbol, locale)}</bdi> },
    {
      label: t('fee'),
      value:
        fee === undefined ? (
          t('feeInWallet')
        ) : (
          <bdi>
            {worth === undefined ? (
              `${showAmount(fee, coin.decimals, { locale })}\u00a0${coin.symbol}`
            ) : (
              <Money value={worth} locale={locale} />
            )}
          </bdi>
        ),
    },
    outcome && outcome.deposit > 0n && { label: t('deposit'), value: <bdi>{inCoin(outcome.deposit)}</bdi> },
    quote.provider && { label: t('provider'), value: <bdi>{quote.provider.name}</bdi> },
    ...feeFacts(quote, translator),
    route !== undefined && { label: t('route'), value: <bdi>{route}</bdi> },
    { label: t('order'), value: t(quote.isPublic ? 'orderPublic' : 'orderProtected') },
  ]
  return (
    <div className="swap-facts" part="swap-facts">
      <p className="swap-network">
        <Image src={assets?.imageUrl} name={name} size="small" shape="circle" />
        <bdi>{name}</bdi>
      </p>
      <FactList facts={facts.filter(fact => typeof fact === 'object')} />
    </div>
  )
}
