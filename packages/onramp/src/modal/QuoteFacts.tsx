import { type Fact, FactList, Icon } from '@openappkit/appkit-ui/elements'
import { exactAmount, Money, moneyText } from '@openappkit/appkit-ui/money'
import { type ReactNode, useId, useState } from 'react'
import type { OnrampQuote } from '../OnrampQuote'
import type { OnrampProps } from './OnrampProps'

const openIcon = <Icon name="chevron-down" paths={['m6 9 6 6 6-6']} />

export interface QuoteFactsProps extends Pick<OnrampProps, 'translator'> {
  readonly quote: OnrampQuote
}

/** The fees of a price on one line, which unfolds to all lines. They sum up to the total. Parts `buy-summary`, `buy-facts`. */
export function QuoteFacts({ quote, translator }: QuoteFactsProps): ReactNode {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { locale, t } = translator
  const { figures, query } = quote
  if (!figures) return null
  const { currency } = query
  const fees = moneyText(figures.total - figures.subtotal, locale, currency)
  return (
    <div className="buy-terms">
      <button
        type="button"
        className="buy-summary"
        part="buy-summary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('includesFees', { amount: `\u2066${fees}\u2069` })}</span>
        <span className="visually-hidden"> {t('details')}</span>
        {openIcon}
      </button>
      {isOpen && (
        <div id={id} className="buy-facts" part="buy-facts">
          <FactList facts={factsOf(quote, translator)} />
        </div>
      )}
    </div>
  )
}

function factsOf({ figures, query }: OnrampQuote, { locale, t }: OnrampProps['translator']): readonly Fact[] {
  if (!figures) return []
  const { asset, currency } = query
  const money = (value: bigint): ReactNode => <Money value={value} locale={locale} currency={currency} />
  const bought = exactAmount(figures.amount, asset.decimals, asset.symbol, locale)
  return [
    { label: t('purchase', { amount: bought }), value: money(figures.subtotal) },
    ...figures.fees
      .filter(({ amount }) => amount > 0n)
      .map(({ amount, kind }) => ({ label: t(`fee.${kind}`), value: money(amount) })),
    { label: t('total'), value: <strong>{money(figures.total)}</strong> },
  ]
}
