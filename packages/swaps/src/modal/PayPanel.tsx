import { printAmount } from '@openappkit/appkit-core/amounts'
import { groupedAmount, shortened, useFittedText } from '@openappkit/appkit-ui/money'
import { type ReactNode, useId, useRef, useState } from 'react'
import { blockerOf } from '../draft/blockerOf'
import type { SwapDraft } from '../draft/SwapDraft'
import { amountErrorText } from './amountErrorText'
import { PayLine } from './PayLine'
import type { SwapLock } from './SwapArguments'
import type { SwapProps } from './SwapProps'
import { TokenButton } from './TokenButton'

export interface PayPanelProps extends SwapProps {
  readonly draft: SwapDraft
  readonly locked: readonly SwapLock[]
}

/**
 * The paid token and its amount. Thousands are grouped unless the field has the focus. Parts `swap-panel`,
 * `swap-amount-field`, `swap-max`, `swap-error`.
 */
export function PayPanel({ controller, draft, locked, translator }: PayPanelProps): ReactNode {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isPasted = useRef(false)
  const [hasFocus, setFocus] = useState(false)
  const { locale, t } = translator
  const { amount, amountText, from } = draft
  const symbol = shortened(from?.symbol ?? '')
  const blocker = blockerOf(draft)
  const isLocked = locked.includes('amount') && amount !== undefined
  const error = amountErrorText(draft, blocker, translator)
  // Grouping while the user types would move the caret.
  const shown = hasFocus || amount === undefined ? amountText : groupedAmount(amountText, locale)
  useFittedText(field, shown)
  return (
    <section className="swap-panel" part="swap-panel" data-invalid={error ? true : undefined}>
      <label className="swap-label" htmlFor={id}>
        {t('youPay')}
        <span className="visually-hidden"> {from ? t('payAmount', { symbol }) : t('payAmountAny')}</span>
      </label>
      <div className="swap-amount" part="swap-amount">
        <input
          id={id}
          ref={field}
          part="swap-amount-field"
          value={shown}
          readOnly={isLocked}
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={printAmount(0n, 0, locale)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onPaste={() => {
            isPasted.current = true
          }}
          onChange={event => {
            controller.typeAmount(event.target.value, locale, isPasted.current)
            isPasted.current = false
          }}
        />
        <TokenButton side="from" token={from} isLocked={locked.includes('fromToken')} t={t} />
      </div>
      {from && (
        <PayLine amount={amount} from={from} isLocked={isLocked} controller={controller} translator={translator} />
      )}
      {error && (
        <p className="swap-error" part="swap-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </section>
  )
}
