import { showAmount } from '@openappkit/appkit-core/amounts'
import { Icon, Image, Spinner } from '@openappkit/appkit-ui/elements'
import { groupedAmount, shortened, useFittedText } from '@openappkit/appkit-ui/money'
import { type ReactNode, useId, useRef, useState } from 'react'
import { amountTextIn } from '../draft/amountTextIn'
import { AmountInMoney } from './AmountInMoney'
import type { CheckedFieldProps } from './SendFieldProps'
import { useWayToTokens } from './useWayToTokens'

const openIcon = <Icon name="chevron-down" paths={['m6 9 6 6 6-6']} />

export interface AmountPanelProps extends CheckedFieldProps {
  /** Whether a token is about to be selected. The user can still choose another. */
  readonly isTokenLoading: boolean
}

/**
 * The token and its amount, in the token or, if it has a price, in fiat currency. Thousands are grouped unless the field
 * has the focus. Parts `send-panel`, `send-amount`, `send-amount-field`, `send-token`, `send-max`, `send-unit`.
 */
export function AmountPanel(props: AmountPanelProps): ReactNode {
  const { controller, draft, error, isRead, isTokenLoading, timing, translator } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [hasFocus, setFocus] = useState(false)
  const { element, go } = useWayToTokens()
  const { locale, t } = translator
  const { amount, amountText, token, unit } = draft
  const symbol = shortened(token?.symbol ?? '')
  const describedBy = error ? `${id}-error` : undefined
  // Grouping while the user types would move the caret.
  const shown = hasFocus || amount === undefined ? amountText : groupedAmount(amountText, locale)
  useFittedText(field, shown)
  const mark = unit === 'fiat' ? currencyMark(locale) : undefined
  const name =
    unit === 'fiat' ? t('amountInMoney', { currency: 'USD' }) : token ? t('amountIn', { symbol }) : t('amount')
  return (
    <section className="send-panel" part="send-panel" data-invalid={error ? true : undefined}>
      <label className="send-label" htmlFor={id}>
        {t('youSend')}
        <span className="visually-hidden"> {name}</span>
      </label>
      <div className="send-amount" part="send-amount">
        {mark && (
          <bdi className="send-currency" dir="ltr" aria-hidden="true">
            {mark}
          </bdi>
        )}
        <input
          id={id}
          ref={field}
          part="send-amount-field"
          value={shown}
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={amountTextIn('token', 0n, token, locale) || '0'}
          aria-invalid={error && token ? true : undefined}
          aria-describedby={describedBy}
          onFocus={() => setFocus(true)}
          onBlur={() => {
            setFocus(false)
            timing.report()
          }}
          onChange={event => {
            timing.onTyped(event)
            controller.typeAmount(event.target.value, locale)
          }}
        />
        <button
          type="button"
          ref={element}
          className="send-token"
          part="send-token"
          data-empty={token || isTokenLoading ? undefined : true}
          aria-describedby={token ? undefined : describedBy}
          onClick={go}
        >
          {token && <Image src={token.imageUrl} name={token.symbol} size="small" shape="circle" />}
          {token && <bdi>{symbol}</bdi>}
          {!token && isTokenLoading && <Spinner />}
          <span className={token || isTokenLoading ? 'visually-hidden' : undefined}> {t('selectToken')}</span>
          {openIcon}
        </button>
      </div>
      {token && (
        <div className="send-panel-line">
          <AmountInMoney controller={controller} draft={draft} translator={translator} />
          <span className="send-balance">
            {t('balance', { amount: showAmount(token.balance, token.decimals, { locale }) })}
            <button
              type="button"
              className="send-quiet"
              part="send-max"
              data-accent
              onClick={() => void controller.max(locale)}
            >
              {t('max')}
            </button>
          </span>
        </div>
      )}
      {error && (
        <p className="send-error" part="send-error" id={`${id}-error`} role={isRead ? undefined : 'alert'}>
          {error}
        </p>
      )}
    </section>
  )
}

/** Returns the currency symbol for fiat amounts in a language: `$`, `US$`. */
function currencyMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? '$'
}
