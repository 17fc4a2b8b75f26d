import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** The SQL store, with all migrations applied. */
export interface Database {
  readonly sql: NodePgDatabase
  /** Whether the store is this program's own. */
  readonly isEmbedded: boolean
  /** Whether it can serve now. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
