import { fiatValue, showAmount } from '@openappkit/appkit-core/amounts'
import { Icon } from '@openappkit/appkit-ui/elements'
import { moneyText, shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useId, useState } from 'react'
import type { SwapDraft } from '../draft/SwapDraft'
import type { SwapQuote } from '../quote/SwapQuote'
import { QuoteFacts } from './QuoteFacts'
import { SlippageField } from './SlippageField'
import type { SwapProps } from './SwapProps'
import { useCoinPrice } from './useCoinPrice'

const openIcon = <Icon name="chevron-down" paths={['m6 9 6 6 6-6']} />

export interface QuoteSummaryProps extends SwapProps {
  readonly draft: SwapDraft
  readonly quote: SwapQuote | undefined
}

/** The rate on one line, which unfolds to all terms and the slippage. Parts `swap-summary`, `swap-details`. */
export function QuoteSummary({ controller, draft, quote, translator }: QuoteSummaryProps): ReactNode {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { t } = translator
  return (
    <div className="swap-terms">
      <button
        type="button"
        className="swap-summary"
        part="swap-summary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {quote ? (
          <span>
            <bdi>{rateText(quote, translator)}</bdi>
            <SummaryFee quote={quote} translator={translator} />
          </span>
        ) : (
          <span className="swap-waiting" aria-hidden="true" />
        )}
        <span className="visually-hidden"> {t('details')}</span>
        {openIcon}
      </button>
      {isOpen && (
        <div id={id} className="swap-details" part="swap-details">
          {quote && <QuoteFacts quote={quote} translator={translator} />}
          <SlippageField controller={controller} draft={draft} translator={translator} />
        </div>
      )}
    </div>
  )
}

/** The network fee in money, if it is known. */
function SummaryFee({
  quote: { networkFee, query },
  translator: { locale, t },
}: Pick<SwapProps, 'translator'> & { readonly quote: SwapQuote }): ReactNode {
  const price = useCoinPrice(query)
  const worth =
    networkFee === undefined ? undefined : fiatValue(networkFee, query.account.network.nativeCurrency.decimals, price)
  if (worth === undefined) return null
  return (
    <>
      {' · '}
      {/* The isolate keeps the amount in order beside words in any direction. */}
      <bdi>{t('summaryFee', { amount: `\u2066${moneyText(worth, locale)}\u2069` })}</bdi>
    </>
  )
}

/** Returns the rate of a quote: how much of the received token one paid token buys. */
function rateText({ amountOut, query }: SwapQuote, { locale, t }: SwapProps['translator']): string {
  const { amount, from, to } = query
  const perToken = (amountOut * 10n ** BigInt(from.decimals)) / amount
  return t('rate', {
    from: shortened(from.symbol),
    amount: showAmount(perToken, to.decimals, { locale }),
    to: shortened(to.symbol),
  })
}
