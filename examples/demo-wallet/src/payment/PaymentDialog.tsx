import { type ReactNode, useSyncExternalStore } from 'react'
import { formatUnits } from 'viem'
import { Sheet } from '../Sheet'
import type { PaymentFlow, PaymentState } from './PaymentFlow'
import type { PaymentReview } from './PaymentReview'
import type { Refusal } from './Refusal'
import { ReviewForm } from './ReviewForm'

/** Shows a payment from its review to its result. Nothing if there is none. */
export function PaymentDialog({ flow }: { flow: PaymentFlow }): ReactNode {
  const state = useSyncExternalStore(flow.subscribe, flow.state)
  if (state.status === 'idle') return null
  const hasText = state.status === 'refused' || state.status === 'failed'
  // With its own dialog, each step moves the focus to its heading.
  return (
    <Sheet key={state.status} titleId="payment-title" {...(hasText && { textId: 'payment-text' })} onClose={flow.close}>
      <h2 id="payment-title" tabIndex={-1}>
        {titleOf(state)}
      </h2>
      <Content state={state} flow={flow} />
    </Sheet>
  )
}

function titleOf(state: PaymentState): string {
  if (state.status === 'failed') return state.isUnknown ? 'Payment not confirmed' : 'Payment not sent'
  return {
    idle: '',
    reading: 'Reading the code…',
    refused: 'Can’t pay this code',
    reviewing: 'Review payment',
    paying: 'Sending…',
    sent: 'Payment sent',
  }[state.status]
}

function Content({ state, flow }: { state: PaymentState; flow: PaymentFlow }): ReactNode {
  switch (state.status) {
    case 'idle':
      return null
    case 'reading':
      return <Actions onClose={flow.close} label="Cancel" />
    case 'refused':
      return (
        <>
          <Explanation refusal={state.refusal} />
          <Actions onClose={flow.close} label="Close" />
        </>
      )
    case 'reviewing':
      return <ReviewForm {...state} onPay={amount => void flow.pay(amount)} onCancel={flow.close} />
    case 'paying':
      return <Amount {...state} />
    case 'sent':
      return (
        <>
          <Amount {...state} />
          <dl>
            <Line term="To" detail={state.review.recipient} />
            <Line term="Network" detail={state.review.network} />
            <Line term="Transaction" detail={state.hash} />
          </dl>
          <Actions onClose={flow.close} label="Done" />
        </>
      )
    case 'failed':
      return (
        <>
          <Explanation refusal={state.refusal} />
          <div className="actions">
            <button type="button" onClick={flow.close}>
              Close
            </button>
            {!state.isUnknown && (
              <button type="button" className="primary" onClick={flow.retry}>
                Try again
              </button>
            )}
          </div>
        </>
      )
  }
}

function Explanation({ refusal: { reason, next } }: { refusal: Refusal }): ReactNode {
  return (
    <div id="payment-text" className="refusal">
      <p>{reason}</p>
      <p className="muted">{next}</p>
    </div>
  )
}

function Amount({ review, amount }: { review: PaymentReview; amount: bigint }): ReactNode {
  return <p className="balance">{`${formatUnits(amount, review.decimals)} ${review.symbol}`}</p>
}

function Line({ term, detail }: { term: string; detail: string }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{detail}</dd>
    </div>
  )
}

function Actions({ onClose, label }: { onClose: () => void; label: string }): ReactNode {
  return (
    <div className="actions">
      <button type="button" className={label === 'Done' ? 'primary' : undefined} onClick={onClose}>
        {label}
      </button>
    </div>
  )
}
