import type { Change } from '@openappkit/appkit-core/portfolio'
import { directionMarks, showMoney } from './showMoney'

/** A formatted change. */
export interface ShownChange {
  /** Amount of money with its sign. */
  readonly value: string
  /** Percentage with its sign. Undefined if the previous value was zero. */
  readonly percent: string | undefined
  /** Percentage without a sign, to show next to `value`. */
  readonly share: string | undefined
  readonly tone: 'positive' | 'negative' | undefined
}

/** Formats a change for a locale. */
export function showChange({ value, fraction }: Change, currency: string, locale: string): ShownChange {
  const percent = (signDisplay: 'exceptZero' | 'never') =>
    fraction === undefined
      ? undefined
      : new Intl.NumberFormat(locale, {
          style: 'percent',
          minimumFractionDigits: 1,
          maximumFractionDigits: 2,
          signDisplay,
        })
          .format(fraction)
          .replace(directionMarks, '')
          .replace('-', '\u2212')
  return {
    value: showMoney(value, { currency, locale, isSigned: true }),
    percent: percent('exceptZero'),
    share: percent('never'),
    tone: value > 0n ? 'positive' : value < 0n ? 'negative' : undefined,
  }
}
