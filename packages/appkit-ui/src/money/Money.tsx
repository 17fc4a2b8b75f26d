import type { ReactNode } from 'react'
import { moneyText } from './moneyText'

/** A fiat amount, which reads left to right in every language. `as` embeds it in a text of numbers and signs. */
export function Money({
  value,
  locale,
  as = text => text,
}: {
  readonly value: Parameters<typeof moneyText>[0]
  readonly locale: string
  readonly as?: (text: string) => string
}): ReactNode {
  return <bdi dir="ltr">{as(moneyText(value, locale))}</bdi>
}
