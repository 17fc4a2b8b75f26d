import type { ReactNode } from 'react'
import { useFittingText } from './useFittingText'

export interface BalanceAmountProps {
  /** Name of the amount, for screen readers. */
  readonly label: string
  /** The whole amount, for screen readers. */
  readonly text: string
  /** Exact amount for the tooltip. */
  readonly title?: string | undefined
  /** The amount as it looks. */
  readonly children: ReactNode
}

/** Renders the account's main amount on one line, in a smaller font if it is long. Read as one text with its label. */
export function BalanceAmount({ label, text, title, children }: BalanceAmountProps): ReactNode {
  const line = useFittingText()
  return (
    <>
      <span className="visually-hidden">
        {label} <bdi dir="ltr">{text}</bdi>
      </span>
      <span className="balance-amount" dir="ltr" title={title ?? text} aria-hidden="true" ref={line}>
        {children}
      </span>
    </>
  )
}
