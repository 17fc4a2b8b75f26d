import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import type { Database } from './Database'
import { openEmbeddedPostgres } from './embedded/openEmbeddedPostgres'
import { migrateDatabase } from './migrateDatabase'
import { StorageError } from './StorageError'

export interface DatabaseOptions {
  /** A Postgres of the operator's own. Absent: the built-in one. */
  readonly databaseUrl?: string | undefined
  /** Where the built-in one keeps its data. */
  readonly dataDirectory: string
  /** Use a built-in one that runs already, as the command line does beside a server. */
  readonly isGuest?: boolean
  /** Called when a pooled connection breaks while nobody uses it. The pool replaces it. */
  readonly onConnectionError?: (error: Error) => void
}

/**
 * Opens the store and brings its tables up to date.
 *
 * @throws StorageError when it can't be reached, started or migrated.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl !== undefined) {
    const settings = { connectionString: options.databaseUrl, connectionTimeoutMillis: 10_000 }
    return connect(settings, options, false, async () => {})
  }
  const postgres = await openEmbeddedPostgres(options.dataDirectory, options.isGuest ?? false)
  const { user, password, database } = postgres
  return connect({ ...postgres.address, user, password, database }, options, true, () => postgres.stop())
}

async function connect(
  settings: PoolConfig,
  options: DatabaseOptions,
  isEmbedded: boolean,
  stop: () => Promise<void>,
): Promise<Database> {
  const pool = new Pool({ max: 10, application_name: 'openappkit-cloud', ...settings })
  pool.on('error', error => options.onConnectionError?.(error))
  const close = async (): Promise<void> => {
    await pool.end()
    await stop()
  }
  try {
    await migrateDatabase(pool)
  } catch (cause) {
    await close()
    throw new StorageError(
      `${isEmbedded ? 'The built-in database' : 'DATABASE_URL'} can't be used: ${reasonOf(cause)}`,
      { cause },
    )
  }
  const database = drizzle(pool)
  return {
    sql: database,
    isEmbedded,
    isReady: () =>
      database.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    close,
  }
}

/** Refused connections come as an error without words that holds one per address. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}
