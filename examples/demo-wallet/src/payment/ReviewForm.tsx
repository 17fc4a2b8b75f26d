import { type FormEvent, type ReactNode, useState } from 'react'
import { formatUnits } from 'viem'
import type { PaymentReview } from './PaymentReview'
import { parseAmount } from './parseAmount'

interface ReviewFormProps {
  readonly review: PaymentReview
  /** The amount that the user entered before a failed payment. */
  readonly entered?: bigint
  readonly onPay: (amount: bigint) => void
  readonly onCancel: () => void
}

/** Shows what a payment sends, and asks for the amount if the code has none. */
export function ReviewForm({ review, entered, onPay, onCancel }: ReviewFormProps): ReactNode {
  const { amount, symbol, decimals, label, message } = review
  const [text, setText] = useState(entered === undefined ? '' : formatUnits(entered, decimals))
  const [isInvalid, setInvalid] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const chosen = amount ?? parseAmount(text, decimals)
    if (chosen === undefined) setInvalid(true)
    else onPay(chosen)
  }
  return (
    <form onSubmit={submit} noValidate>
      {amount === undefined ? (
        <AmountField
          review={review}
          text={text}
          isInvalid={isInvalid}
          onChange={changed => {
            setText(changed)
            setInvalid(false)
          }}
        />
      ) : (
        <p className="balance">{`${formatUnits(amount, decimals)} ${symbol}`}</p>
      )}
      {(label ?? message) !== undefined && (
        <div className="asker">
          {label !== undefined && <strong>{label}</strong>}
          {message !== undefined && <span>{message}</span>}
          <span className="muted">Text from the code, not verified</span>
        </div>
      )}
      <dl>
        {linesOf(review).map(([term, detail]) => (
          <div key={`${term} ${detail}`}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">The network fee isn’t included.</p>
      <div className="actions">
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="primary">
          Pay
        </button>
      </div>
    </form>
  )
}

interface AmountFieldProps {
  readonly review: PaymentReview
  readonly text: string
  readonly isInvalid: boolean
  readonly onChange: (text: string) => void
}

function AmountField({ review: { symbol, decimals }, text, isInvalid, onChange }: AmountFieldProps): ReactNode {
  return (
    <>
      <label className="field">
        <span className="label">Amount in {symbol}</span>
        <input
          value={text}
          onChange={event => onChange(event.target.value)}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.0"
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? 'amount-error' : undefined}
        />
      </label>
      {isInvalid && (
        <p id="amount-error" className="error" role="alert">
          {decimals === 0
            ? 'Enter a whole number above 0.'
            : `Enter a number above 0 with at most ${decimals} decimals, such as 0.5.`}
        </p>
      )}
    </>
  )
}

function linesOf({ recipient, token, account, network, memo, references }: PaymentReview) {
  const lines: readonly (readonly [term: string, detail: string | undefined])[] = [
    ['To', recipient],
    ['Token', token],
    ['From', account],
    ['Network', network],
    ['Public memo', memo],
    references.length > 1 ? ['References', `${references.length} keys`] : ['Reference', references[0]],
  ]
  return lines.filter(([, detail]) => detail !== undefined)
}
