import type { ActivityItem } from './ActivityItem'
import type { ActivityItems } from './activityItems'

/** A row of the list: the heading of a group, or a transaction. */
export type ActivityRow =
  | { readonly kind: 'heading'; readonly key: string; readonly text: string }
  | { readonly kind: 'item'; readonly key: string; readonly item: ActivityItem }

/** What headings are made of. */
export interface RowWords {
  readonly locale: string
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly pending: string
  /** Of transactions whose time nobody knows. */
  readonly undated: string
}

/** Groups transactions: what is on its way first, then by month, in the visitor's language, calendar and time zone. */
export function activityRows({ past, pending }: ActivityItems, words: RowWords): readonly ActivityRow[] {
  const monthOf = monthNames(words)
  const rows: ActivityRow[] = []
  let last: string | undefined
  const add = (group: string, item: ActivityItem) => {
    // A group can come twice, where the chain's order isn't that of its clocks.
    if (group !== last) rows.push({ kind: 'heading', key: `heading:${group}:${item.id}`, text: group })
    last = group
    rows.push({ kind: 'item', key: item.id, item })
  }
  for (const item of pending) add(words.pending, item)
  for (const item of past) add(item.at === undefined ? words.undated : monthOf(item.at), item)
  return rows
}

/** Names the month of a time; the year stands beside it unless it is the current one. Days are named once: naming is slow. */
function monthNames({ locale, now }: RowWords): (at: number) => string {
  const month = new Intl.DateTimeFormat(locale, { month: 'long' })
  const full = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  const year = new Intl.DateTimeFormat(locale, { year: 'numeric' })
  const current = year.format(now)
  const known = new Map<string, string>()
  return at => {
    const date = new Date(at)
    // Months of other calendars begin within ours.
    const day = `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`
    const name = known.get(day) ?? (year.format(date) === current ? month : full).format(date)
    known.set(day, name)
    return name
  }
}
