import type { ReactNode } from 'react'

/** Lengths in characters above which an amount gets a smaller font size. */
const [long, longest] = [14, 22]

/**
 * Shows all digits of an amount. The longer it is, the smaller its font. If it still needs a second line, it breaks
 * after its last separator or before its symbol.
 */
export function ExactAmount({
  label,
  amount,
  symbol,
}: {
  /** Name of the amount, for screen readers. */
  readonly label: string
  readonly amount: string
  readonly symbol: string
}): ReactNode {
  const { length } = `${amount} ${symbol}`
  // The last separator, of the decimals or of a group.
  const [, whole = amount, decimals = ''] = /^(.*\P{Nd})(\p{Nd}+)$/u.exec(amount) ?? []
  return (
    <p className="detail-amount" data-length={length > longest ? 'longest' : length > long ? 'long' : undefined}>
      <span className="visually-hidden">{label}</span>{' '}
      <bdi dir="ltr">
        {whole}
        <wbr />
        {decimals} <bdi>{symbol}</bdi>
      </bdi>
    </p>
  )
}
