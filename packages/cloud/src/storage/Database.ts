import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** The SQL store, with all migrations applied. */
export interface Database {
  readonly sql: NodePgDatabase
  /** Whether this is the built-in Postgres. */
  readonly isEmbedded: boolean
  /** Returns whether the database can serve now. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
