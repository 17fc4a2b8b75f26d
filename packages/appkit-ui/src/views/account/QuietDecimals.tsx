import type { ReactNode } from 'react'

export interface QuietDecimalsProps {
  /** Formatted amount, with or without a currency. */
  readonly text: string
  readonly locale: string
}

/** Renders an amount with decimals less prominent than the digits before them, unless those are all zero. */
export function QuietDecimals({ text, locale }: QuietDecimalsProps): ReactNode {
  const [zero, decimal] = new Intl.NumberFormat(locale).format(0.1)
  const [, whole = text, decimals = '', rest = ''] = /^(.*\p{Nd})(\P{Nd}\p{Nd}+)(\P{Nd}*)$/u.exec(text) ?? []
  const isWorthMore = decimals[0] === decimal && /\p{Nd}/u.test(whole.replaceAll(`${zero}`, ''))
  if (!isWorthMore) return text
  return (
    <>
      {whole}
      <span className="balance-fraction">{decimals}</span>
      {rest}
    </>
  )
}
