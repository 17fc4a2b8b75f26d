import { type Fact, FactList } from '@openappkit/appkit-ui/elements'
import { exactAmount } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { SwapState } from '../SwapState'
import { differenceBps, percentText } from './percentText'
import type { SwapReviewProps } from './SwapProps'

export interface SwapReceiptFactsProps extends Pick<SwapReviewProps, 'translator'> {
  readonly value: Extract<SwapState, { status: 'confirmed' }>
}

/** The paid and received amounts, compared with the quote. Part `swap-receipt`. */
export function SwapReceiptFacts({ translator, value }: SwapReceiptFactsProps): ReactNode {
  const { locale, t } = translator
  const { received, review } = value
  const { quote } = review
  const { amount, from, to } = quote.query
  const facts: Fact[] = [
    { label: t('youPaid'), value: <bdi>{exactAmount(amount, from.decimals, from.symbol, locale)}</bdi> },
  ]
  if (received !== undefined) {
    facts.push({ label: t('youGot'), value: <bdi>{exactAmount(received, to.decimals, to.symbol, locale)}</bdi> })
    const bps = differenceBps(received, quote.amountOut)
    const text = bps === 0 ? t('asQuoted') : `${bps > 0 ? '+' : ''}${percentText(bps, locale)}`
    facts.push({ label: t('versusQuote'), value: <bdi>{text}</bdi> })
  }
  return (
    <section className="swap-panel swap-receipt" part="swap-panel swap-receipt">
      <FactList facts={facts} />
    </section>
  )
}
