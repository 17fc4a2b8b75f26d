import { type RelativeDate, relativeDate } from './relativeDate'

/** A point in time as displayed in a row. */
export interface DisplayTime {
  /** The visible form: '1 hr ago'. */
  readonly short: string
  /** The form for screen readers: '1 hour ago'. */
  readonly accessible: string
  /** The exact time, to the minute. */
  readonly whole: string
}

/**
 * Formats the times of rows in one language. Reuses its formatters, because creating them is slow and rows render
 * while the user scrolls.
 */
export class RowFormats {
  readonly #short: Intl.RelativeTimeFormat
  readonly #accessible: Intl.RelativeTimeFormat
  readonly #whole: Intl.DateTimeFormat

  /** @param locale - BCP 47 tag. */
  constructor(locale: string) {
    this.#short = new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'short' })
    this.#accessible = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
    this.#whole = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  }

  /** Formats `at` relative to `now`, both in milliseconds since the epoch. */
  time(at: number, now: number): DisplayTime {
    // A chain's clock may be ahead.
    const { count, unit }: RelativeDate = relativeDate(Math.min(at, now), now)
    return {
      // Without the period inside: '2 min. ago'.
      short: this.#short.format(-count, unit).replace(/\.(?= )/u, ''),
      accessible: this.#accessible.format(-count, unit),
      whole: this.#whole.format(at),
    }
  }
}
