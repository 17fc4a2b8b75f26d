import { type Fact, FactList } from '@openappkit/appkit-ui/elements'
import { exactAmount, Money } from '@openappkit/appkit-ui/money'
import type { ReactNode } from 'react'
import type { OnrampQuote } from '../OnrampQuote'
import type { OnrampProps } from './OnrampProps'

export interface QuoteFactsProps extends Pick<OnrampProps, 'translator'> {
  readonly quote: OnrampQuote
}

/** The lines of a price, which sum up to the total. Part `buy-facts`. */
export function QuoteFacts({ quote, translator }: QuoteFactsProps): ReactNode {
  const { locale, t } = translator
  const { figures, query } = quote
  if (!figures) return null
  const { asset, currency } = query
  const money = (value: bigint): ReactNode => <Money value={value} locale={locale} currency={currency} />
  const bought = exactAmount(figures.amount, asset.decimals, asset.symbol, locale)
  const facts: readonly Fact[] = [
    { label: t('purchase', { amount: bought }), value: money(figures.subtotal) },
    ...figures.fees
      .filter(({ amount }) => amount > 0n)
      .map(({ amount, kind }) => ({ label: t(`fee.${kind}`), value: money(amount) })),
    { label: t('total'), value: <strong>{money(figures.total)}</strong> },
  ]
  return (
    <div className="buy-facts" part="buy-facts">
      <FactList facts={facts} />
    </div>
  )
}
