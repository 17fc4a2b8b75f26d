import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from '../../storage/Database'
import { StorageError } from '../../storage/StorageError'

/** The database, or a transaction in it. */
export type PayQuery = Pick<NodePgDatabase, 'delete' | 'execute' | 'insert' | 'select' | 'update'>

/** Runs a query. Replaces the query library's errors, because they contain the query's values. */
export async function payQuery<T>(database: Database, query: (query: NodePgDatabase) => PromiseLike<T>): Promise<T> {
  try {
    return await query(database.sql)
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('Failed query')) throw error
    throw new StorageError("The database didn't answer a pay query", { cause: error.cause })
  }
}

/** Returns whether the error is a violation of a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505'
}
