import type { Change } from '@openappkit/appkit-core/portfolio'
import { directionMarks, showMoney } from './showMoney'

/** A change as it is shown. */
export interface ShownChange {
  /** With its sign. */
  readonly value: string
  /** With its sign. Undefined: it was worth nothing before. */
  readonly percent: string | undefined
  readonly tone: 'positive' | 'negative' | undefined
}

/** Puts a change into the numbers of a language. */
export function showChange({ value, fraction }: Change, currency: string, locale: string): ShownChange {
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  return {
    value: showMoney(value, { currency, locale, isSigned: true }),
    percent: fraction === undefined ? undefined : percent.format(fraction).replace(directionMarks, ''),
    tone: value > 0n ? 'positive' : value < 0n ? 'negative' : undefined,
  }
}
