import { type RelativeDate, relativeDate } from './relativeDate'

/** A point in time as displayed in a row. */
export interface DisplayTime {
  /** The visible form: '1 hr'. */
  readonly short: string
  /** The form for screen readers: '1 hour ago'. */
  readonly accessible: string
  /** The exact time, to the minute. */
  readonly whole: string
}

/**
 * Formats the values of rows in one language. Reuses its formatters, because creating them is slow and rows render
 * while the user scrolls.
 */
export class RowFormats {
  readonly #locale: string
  readonly #numbers: Map<string, Intl.NumberFormat> = new Map()
  readonly #accessible: Intl.RelativeTimeFormat
  readonly #whole: Intl.DateTimeFormat

  /** @param locale - BCP 47 tag. */
  constructor(locale: string) {
    this.#locale = locale
    this.#accessible = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
    this.#whole = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  }

  /**
   * Formats a decimal number with `digits` fraction digits. Takes text, so numbers beyond float precision keep all
   * their digits.
   */
  amount(decimal: string, digits: number, signDisplay: 'exceptZero' | 'never'): string {
    const format = this.#number({ minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay })
    return format.format(decimal as `${number}`)
  }

  /** Formats `at` relative to `now`, both in milliseconds since the epoch. */
  time(at: number, now: number): DisplayTime {
    // A chain's clock may be ahead.
    const { count, unit }: RelativeDate = relativeDate(Math.min(at, now), now)
    return {
      short: this.#number({ style: 'unit', unit, unitDisplay: 'short' }).format(count),
      accessible: this.#accessible.format(-count, unit),
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
