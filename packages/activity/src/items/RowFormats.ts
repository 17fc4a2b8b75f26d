import { type RelativeDate, relativeDate } from './relativeDate'

/** A point in time as a row tells it. */
export interface DisplayTime {
  /** For the eye: '1 hr'. Spec 9. */
  readonly short: string
  /** For the ear: '1 hour ago'. */
  readonly spoken: string
  /** To the minute. */
  readonly whole: string
}

/** Prints what rows show in one language. What it prints with is kept: making it takes longer than printing, and rows come while the visitor scrolls. */
export class RowFormats {
  readonly #locale: string
  readonly #numbers: Map<string, Intl.NumberFormat> = new Map()
  readonly #spoken: Intl.RelativeTimeFormat
  readonly #whole: Intl.DateTimeFormat

  /** @param locale - BCP 47 tag. */
  constructor(locale: string) {
    this.#locale = locale
    this.#spoken = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
    this.#whole = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  }

  /** A decimal number with so many digits behind the point, and its sign. It goes as text, so that one beyond what a float can hold keeps all of its digits. */
  amount(decimal: string, digits: number, signDisplay: 'exceptZero' | 'never'): string {
    const format = this.#number({ minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay })
    return format.format(decimal as `${number}`)
  }

  /** How long before `now` something was. Both in milliseconds since the epoch. */
  time(at: number, now: number): DisplayTime {
    // A chain's clock may be ahead.
    const { count, unit }: RelativeDate = relativeDate(Math.min(at, now), now)
    return {
      short: this.#number({ style: 'unit', unit, unitDisplay: 'short' }).format(count),
      spoken: this.#spoken.format(-count, unit),
      whole: this.#whole.format(at),
    }
  }

  #number(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const key = JSON.stringify(options)
    const known = this.#numbers.get(key) ?? new Intl.NumberFormat(this.#locale, options)
    this.#numbers.set(key, known)
    return known
  }
}
