import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** The database, or a transaction of it. */
export type WalletSql = Pick<NodePgDatabase, 'delete' | 'execute' | 'insert' | 'select' | 'update'>
