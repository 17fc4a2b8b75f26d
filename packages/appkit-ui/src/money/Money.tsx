import type { ReactNode } from 'react'
import { moneyText } from './moneyText'

/** Properties of {@link Money}. */
export interface MoneyProps {
  /** Amount in units of 10⁻¹⁸ of the currency. */
  readonly value: bigint
  readonly locale: string
  /** ISO 4217 code. Default: `usd`. */
  readonly currency?: string | undefined
  /** Embeds the amount in a text of numbers and signs. */
  readonly as?: (text: string) => string
}

/**
 * A fiat amount, which reads left to right in every language.
 *
 * @example
 * ```tsx
 * import { Money, type MoneyProps } from '@openappkit/appkit-ui/money'
 *
 * export const Worth = ({ locale, value }: MoneyProps) => <Money value={value} locale={locale} as={text => `≈ ${text}`} />
 * ```
 */
export function Money({ value, locale, currency, as = text => text }: MoneyProps): ReactNode {
  return <bdi dir="ltr">{as(moneyText(value, locale, currency))}</bdi>
}
