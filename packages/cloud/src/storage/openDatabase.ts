import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import type { Database } from './Database'
import { openEmbeddedPostgres } from './embedded/openEmbeddedPostgres'
import { migrateDatabase } from './migrateDatabase'
import { StorageError } from './StorageError'

/** Milliseconds after which a database that doesn't answer isn't ready. */
const READY_TIME = 2000

export interface DatabaseOptions {
  /** A Postgres of the operator's own. Absent: the built-in one. */
  readonly databaseUrl?: string | undefined
  /** Where the built-in one keeps its data. */
  readonly dataDirectory: string
  /** Use a built-in one that runs already, as the command line does beside a server. */
  readonly isShared?: boolean
  /** Milliseconds that a query may take. Default 20 000. */
  readonly queryTimeout?: number
  /** Called when an idle connection of the pool breaks. The pool replaces it. */
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
  const postgres = await openEmbeddedPostgres(options.dataDirectory, options.isShared ?? false)
  const { user, password, database } = postgres
  return connect({ ...postgres.address, user, password, database }, options, true, () => postgres.stop())
}

async function connect(
  settings: PoolConfig,
  options: DatabaseOptions,
  isEmbedded: boolean,
  stop: () => Promise<void>,
): Promise<Database> {
  const { queryTimeout = 20_000, onConnectionError } = options
  const usual = { max: 10, application_name: 'openappkit-cloud', keepAlive: true, ...settings }
  // A database that went silent, as a failover may leave one, answers nothing on the connections that it had. Without an end to waiting they would be waited for in vain for ever.
  const pool = new Pool({ ...usual, query_timeout: queryTimeout })
  pool.on('error', error => onConnectionError?.(error))
  const close = async (): Promise<void> => {
    await pool.end()
    await stop()
  }
  try {
    await migrate(usual)
  } catch (cause) {
    await close()
    throw new StorageError(
      `${isEmbedded ? 'The built-in database' : 'DATABASE_URL'} can't be used: ${reasonOf(cause)}`,
      { cause },
    )
  }
  const database = drizzle(pool)
  const answers = (): Promise<boolean> =>
    database.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
  let asked: Promise<boolean> | undefined
  return {
    sql: database,
    isEmbedded,
    isReady() {
      // Run one query at a time, however often this is called: health checks must not use up the remaining
      // connections.
      asked ??= answers().finally(() => {
        asked = undefined
      })
      return Promise.race([asked, sleep(READY_TIME, false, { ref: false })])
    },
    close,
  }
}

/** On a connection without an end to waiting: another node may be at it, for as long as it takes. */
async function migrate(settings: PoolConfig): Promise<void> {
  const pool = new Pool({ ...settings, max: 1 })
  // The query that uses the connection fails as well.
  pool.on('error', () => {})
  try {
    await migrateDatabase(pool)
  } finally {
    await pool.end()
  }
}

/** Refused connections come as an error without words that holds one per address. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}
