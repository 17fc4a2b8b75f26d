import type { ActivityItem } from './ActivityItem'
import type { ActivityItems } from './activityItems'

/** A row of the list: the heading of a group, or a transaction. */
export type ActivityRow =
  | { readonly kind: 'heading'; readonly key: string; readonly text: string }
  | { readonly kind: 'item'; readonly key: string; readonly item: ActivityItem }

/** Texts and settings of the headings. */
export interface RowMessages {
  readonly locale: string
  /** Current time in milliseconds since the epoch. */
  readonly now: number
  readonly pending: string
  /** Heading of transactions without a known time. */
  readonly undated: string
}

/** An item's group and row, computed once. */
interface MadeRow {
  readonly group: string
  readonly row: ActivityRow
  /** Heading of the group, if the group starts with this item. */
  heading?: ActivityRow
}

/**
 * Groups transactions: pending ones first, then by month, in the user's language, calendar and time zone. Computes each
 * item's row once, so that the row keeps its identity while the list grows.
 */
export class ActivityRows {
  readonly #messages: RowMessages
  readonly #monthOf: (at: number) => string
  readonly #made: WeakMap<ActivityItem, MadeRow> = new WeakMap()

  constructor(messages: RowMessages) {
    this.#messages = messages
    this.#monthOf = monthNames(messages)
  }

  of({ past, pending }: ActivityItems): readonly ActivityRow[] {
    const rows: ActivityRow[] = []
    let last: string | undefined
    for (const items of [pending, past])
      for (const item of items) {
        const made = this.#make(item)
        const { group, row } = made
        // A group can appear twice if the chain order differs from the timestamp order.
        if (group !== last) {
          made.heading ??= { kind: 'heading', key: `heading:${group}:${item.id}`, text: group }
          rows.push(made.heading)
        }
        last = group
        rows.push(row)
      }
    return rows
  }

  #make(item: ActivityItem): MadeRow {
    const known = this.#made.get(item)
    if (known) return known
    const made: MadeRow = { group: this.#groupOf(item), row: { kind: 'item', key: item.id, item } }
    this.#made.set(item, made)
    return made
  }

  #groupOf({ at, status }: ActivityItem): string {
    if (status === 'pending') return this.#messages.pending
    return at === undefined ? this.#messages.undated : this.#monthOf(at)
  }
}

/**
 * Returns a function that names the month of a time, with the year unless it is the current year. Formatting is slow,
 * so each day is formatted once.
 */
function monthNames({ locale, now }: RowMessages): (at: number) => string {
  const month = new Intl.DateTimeFormat(locale, { month: 'long' })
  const full = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  const year = new Intl.DateTimeFormat(locale, { year: 'numeric' })
  const current = year.format(now)
  const known = new Map<string, string>()
  return at => {
    const date = new Date(at)
    // Months of other calendars can start in the middle of a Gregorian month.
    const day = `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`
    const name = known.get(day) ?? (year.format(date) === current ? month : full).format(date)
    known.set(day, name)
    return name
  }
}
