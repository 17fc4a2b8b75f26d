import { showAmount } from '@openappkit/appkit-core/amounts'
import { Image } from '@openappkit/appkit-ui/elements'
import { shortened, useFittedText } from '@openappkit/appkit-ui/money'
import { type ReactNode, useRef } from 'react'
import type { OnrampDraft } from '../draft/OnrampDraft'
import type { OnrampCatalog } from '../market/OnrampCatalog'
import type { OnrampQuote } from '../OnrampQuote'
import { ChoiceButton } from './ChoiceButton'
import type { OnrampProps } from './OnrampProps'

export interface ReceivePanelProps extends OnrampProps {
  readonly draft: OnrampDraft
  readonly catalog: OnrampCatalog | undefined
  readonly quote: OnrampQuote | undefined
  readonly isLoading: boolean
}

/** The asset to buy and the quoted amount. Shows a provider's figure or none. Parts `buy-panel`, `buy-received`. */
export function ReceivePanel({ catalog, draft, isLoading, quote, translator }: ReceivePanelProps): ReactNode {
  const { locale, t } = translator
  const number = useRef<HTMLOutputElement>(null)
  const { asset } = draft
  const amount = quote?.figures && asset ? showAmount(quote.figures.amount, asset.decimals, { locale }) : undefined
  const isPriceless = quote !== undefined && quote.figures === undefined
  useFittedText(number, isPriceless ? '' : `${amount} ${asset?.symbol}`)
  return (
    <section className="buy-panel" part="buy-panel">
      <h2 className="buy-label">{t('youReceive')}</h2>
      <div className="buy-amount">
        <output
          ref={number}
          className="buy-received"
          part="buy-received"
          data-empty={amount === undefined ? true : undefined}
        >
          {isPriceless ? (
            <span className="buy-priceless">{t('priceByProvider')}</span>
          ) : isLoading && amount === undefined ? (
            <span className="buy-waiting" aria-hidden="true" />
          ) : (
            <bdi dir="ltr">{amount ?? '–'}</bdi>
          )}
        </output>
        {asset && (
          <ChoiceButton view="OnRampTokenSelect" label={t('selectToken')} isFixed={(catalog?.assets.length ?? 0) < 2}>
            <Image src={asset.iconUrl} name={asset.symbol} size="small" shape="circle" />
            {shortened(asset.symbol)}
          </ChoiceButton>
        )}
      </div>
    </section>
  )
}
