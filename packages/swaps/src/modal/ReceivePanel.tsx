import { fiatValue, showAmount } from '@openappkit/appkit-core/amounts'
import { Money, useFittedText } from '@openappkit/appkit-ui/money'
import { type ReactNode, useRef } from 'react'
import type { SwapDraft } from '../draft/SwapDraft'
import { estimateReceived } from '../quote/estimateReceived'
import { priceImpact } from '../quote/priceImpact'
import { type QuoteState, shownQuote } from '../quote/QuoteState'
import { percentText } from './percentText'
import type { SwapProps } from './SwapProps'
import { TokenButton } from './TokenButton'

export interface ReceivePanelProps extends Pick<SwapProps, 'translator'> {
  readonly draft: SwapDraft
  readonly quote: QuoteState
  readonly isLocked: boolean
}

/**
 * The received token and the quoted amount, or an estimate by market prices until there is a quote. A price impact from
 * 1% is colored. Parts `swap-panel`, `swap-received`, `swap-impact`; attribute `data-band`.
 */
export function ReceivePanel({ draft, isLocked, quote, translator }: ReceivePanelProps): ReactNode {
  const { locale, t } = translator
  const { to } = draft
  const number = useRef<HTMLOutputElement>(null)
  const shown = shownQuote(quote)
  const isWaiting = quote.status === 'loading' && !shown
  const amount = shown && to ? showAmount(shown.amountOut, to.decimals, { locale }) : undefined
  const estimated = isWaiting ? estimateReceived(draft) : undefined
  const estimate = estimated !== undefined && to ? showAmount(estimated, to.decimals, { locale }) : undefined
  const worth = shown && to ? fiatValue(shown.amountOut, to.decimals, to.price) : undefined
  const impact = shown && priceImpact(shown)
  useFittedText(number, `${amount ?? estimate} ${to?.symbol}`)
  return (
    <section className="swap-panel" part="swap-panel" data-stale={quote.status === 'expired' ? true : undefined}>
      <h2 className="swap-label">{t('youReceive')}</h2>
      <div className="swap-amount" part="swap-amount">
        <output
          ref={number}
          className="swap-received"
          part="swap-received"
          data-empty={amount === undefined ? true : undefined}
        >
          {estimate !== undefined ? (
            <bdi dir="ltr">{t('worth', { amount: estimate })}</bdi>
          ) : isWaiting ? (
            <span className="swap-waiting" aria-hidden="true" />
          ) : (
            <bdi dir="ltr">{amount ?? showAmount(0n, 0, { locale })}</bdi>
          )}
        </output>
        <TokenButton side="to" token={to} isLocked={isLocked} t={t} />
      </div>
      {to && (
        <div className="swap-panel-line">
          <span className="swap-second">
            {worth !== undefined && <Money value={worth} locale={locale} as={about => t('worth', { amount: about })} />}
            {impact?.bps !== undefined && impact.band !== 'none' && (
              <bdi className="swap-impact" part="swap-impact" data-band={impact.band}>
                {' '}
                (−{percentText(impact.bps, locale)})
              </bdi>
            )}
          </span>
          {to.balance !== undefined && (
            <span className="swap-balance">
              <bdi>{t('balance', { amount: showAmount(to.balance, to.decimals, { locale }) })}</bdi>
            </span>
          )}
        </div>
      )}
    </section>
  )
}
