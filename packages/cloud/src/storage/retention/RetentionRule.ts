import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** When rows of a table end. Every table has one: a row that an outsider can cause must have an end. */
export type RetentionRule =
  /** Operators cause the rows: projects, keys, and the chains that they have followed. */
  | { readonly kind: 'operator'; readonly reason: string }
  /** Rows end so many days after the time in `since`. With `unless`, rows that it holds for stay. */
  | { readonly kind: 'expires'; readonly since: PgColumn; readonly days: number; readonly unless?: SQL }
  /** A store of its own deletes the rows. */
  | { readonly kind: 'elsewhere'; readonly by: string }
