import { fiatValue, printAmount } from '@openappkit/appkit-core/amounts'
import { Icon, Image, useKit } from '@openappkit/appkit-ui/elements'
import { groupedAmount, Money, shortened, useFittedText } from '@openappkit/appkit-ui/money'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { DepositDraft } from '../../exchange/DepositForm'
import type { ShownAsset } from './depositAssets'
import type { ExchangeProps } from './ExchangeProps'

/** Suggested amounts in US dollars. */
const suggested = [10, 50, 100] as const
const openIcon = <Icon name="chevron-down" paths={['m6 9 6 6 6-6']} />

export interface AmountPanelProps extends ExchangeProps {
  readonly asset: ShownAsset
  readonly draft: DepositDraft
}

/** The amount to deposit and its asset. Parts `exchange-panel`, `exchange-amount-field`, `exchange-error`. */
export function AmountPanel({ asset, draft, flow, translator }: AmountPanelProps): ReactNode {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [hasFocus, setFocus] = useState(false)
  const { locale, t } = translator
  const { amount, amountText, price } = draft
  const shown = hasFocus || amount === undefined ? amountText : groupedAmount(amountText, locale)
  const error = errorText(draft, translator)
  const worth = amount === undefined ? undefined : fiatValue(amount, asset.decimals, price)
  useFittedText(field, shown)
  return (
    <section className="exchange-panel" part="exchange-panel" data-invalid={error ? true : undefined}>
      <label className="exchange-label" htmlFor={id}>
        <span aria-hidden="true">{t('amount')}</span>
        <span className="visually-hidden">{t('amountIn', { symbol: shortened(asset.symbol) })}</span>
      </label>
      <div className="exchange-amount">
        <input
          id={id}
          ref={field}
          part="exchange-amount-field"
          value={shown}
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={printAmount(0n, 0, locale)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onChange={event => flow.form.typeAmount(event.target.value, locale)}
        />
        <AssetButton flow={flow} translator={translator} asset={asset} />
      </div>
      {worth !== undefined && (
        <p className="exchange-worth">
          <Money value={worth} locale={locale} as={text => `≈ ${text}`} />
        </p>
      )}
      {error ? (
        <p className="exchange-error" part="exchange-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : (
        price !== undefined && <SuggestedAmounts flow={flow} translator={translator} amount={amount} />
      )}
    </section>
  )
}

/** Returns what is wrong with the amount. A missing one is an error only after the user tried to continue. */
function errorText(
  { asset, isAttempted, problem }: DepositDraft,
  { t }: ExchangeProps['translator'],
): string | undefined {
  switch (problem) {
    case 'missing':
      return isAttempted ? t('enterAmount') : undefined
    case 'invalid':
      return t('invalidAmount')
    case 'too-precise':
      return asset && t('tooPrecise', { symbol: shortened(asset.symbol), count: asset.decimals })
    case undefined:
      return undefined
  }
}

/** The button that shows the asset and opens the list of others. Regains the focus when the user comes back. */
function AssetButton({ asset, flow, translator: { t } }: Omit<AmountPanelProps, 'draft'>): ReactNode {
  const kit = useKit()
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!flow.isChoosing) return
    flow.isChoosing = false
    if (kit.router.state.direction === 'prev') element.current?.focus({ preventScroll: true })
  }, [flow, kit])
  return (
    <button
      ref={element}
      type="button"
      className="exchange-asset"
      part="exchange-asset"
      onClick={() => {
        flow.isChoosing = true
        kit.router.push('PayWithExchangeSelectAsset')
      }}
    >
      <Image src={asset.iconUrl} name={asset.symbol} size="small" shape="circle" />
      <bdi>{shortened(asset.symbol)}</bdi>
      <span className="visually-hidden"> {t('selectAsset')}</span>
      {openIcon}
    </button>
  )
}

interface SuggestedAmountsProps extends ExchangeProps {
  readonly amount: bigint | undefined
}

/** Amounts that are worth a round sum. Parts `exchange-amounts`, `exchange-suggestion`. */
function SuggestedAmounts({ amount, flow, translator }: SuggestedAmountsProps): ReactNode {
  const { locale, t } = translator
  return (
    <ul className="exchange-amounts" part="exchange-amounts" aria-label={t('amounts')}>
      {suggested.map(dollars => (
        <li key={dollars}>
          <button
            type="button"
            className="exchange-suggestion"
            part="exchange-suggestion"
            aria-pressed={amount !== undefined && amount === flow.form.worthOf(dollars)}
            onClick={() => flow.form.fillDollars(dollars, locale)}
          >
            <bdi dir="ltr">{wholeDollars(dollars, locale)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Returns a whole sum without cents. */
function wholeDollars(dollars: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  return format.format(dollars).replace(/[\u061C\u200E\u200F]/gu, '')
}
