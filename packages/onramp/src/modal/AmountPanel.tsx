import { printAmount } from '@openappkit/appkit-core/amounts'
import { groupedAmount, useFittedText } from '@openappkit/appkit-ui/money'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { OnrampDraft } from '../draft/OnrampDraft'
import { currenciesFor, type OnrampCatalog } from '../market/OnrampCatalog'
import { ChoiceButton } from './ChoiceButton'
import type { OnrampProps } from './OnrampProps'
import { currencyName } from './regionNames'

/** Suggested amounts in whole units of the currency. */
const suggested = [100, 250, 500, 1000] as const
const unit = 10n ** 18n

export interface AmountPanelProps extends OnrampProps {
  readonly draft: OnrampDraft
  readonly catalog: OnrampCatalog | undefined
  readonly error: string | undefined
}

/** The amount to pay and its currency. Parts `buy-panel`, `buy-amount-field`, `buy-amounts`, `buy-error`. */
export function AmountPanel({ catalog, draft, error, flow, translator }: AmountPanelProps): ReactNode {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [hasFocus, setFocus] = useState(false)
  const { locale, t } = translator
  const { amount, amountText, currency } = draft
  const shown = hasFocus || amount === undefined ? amountText : groupedAmount(amountText, locale)
  const canChoose = catalog !== undefined && currenciesFor(catalog, draft.asset?.id).length > 1
  useFittedText(field, shown)
  return (
    <section className="buy-panel" part="buy-panel" data-invalid={error ? true : undefined}>
      <label className="buy-label" htmlFor={id}>
        {t('youPay')}
        {currency !== undefined && (
          <span className="visually-hidden"> {t('payAmount', { currency: currencyName(currency, locale) })}</span>
        )}
      </label>
      <div className="buy-amount">
        <input
          id={id}
          ref={field}
          part="buy-amount-field"
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
        {currency !== undefined && (
          <ChoiceButton view="OnRampFiatSelect" label={t('selectCurrency')} isFixed={!canChoose}>
            {currency}
          </ChoiceButton>
        )}
      </div>
      {error ? (
        <p className="buy-error" part="buy-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : (
        currency !== undefined && (
          <SuggestedAmounts amount={amount} currency={currency} flow={flow} translator={translator} />
        )
      )}
    </section>
  )
}

interface SuggestedAmountsProps extends OnrampProps {
  readonly amount: bigint | undefined
  readonly currency: string
}

function SuggestedAmounts({ amount, currency, flow, translator }: SuggestedAmountsProps): ReactNode {
  const { locale, t } = translator
  return (
    <ul className="buy-amounts" part="buy-amounts" aria-label={t('amounts')}>
      {suggested.map(value => (
        <li key={value}>
          <button
            type="button"
            className="buy-suggestion"
            part="buy-suggestion"
            aria-pressed={amount === BigInt(value) * unit}
            onClick={() => flow.form.typeAmount(String(value))}
          >
            <bdi dir="ltr">{wholeMoney(value, currency, locale)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Returns a whole amount without cents. */
function wholeMoney(value: number, currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  return parts.format(value).replace(/[\u061C\u200E\u200F]/gu, '')
}
