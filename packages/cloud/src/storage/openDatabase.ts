import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import type { Database } from './Database'
import { openEmbeddedPostgres } from './embedded/openEmbeddedPostgres'
import { migrateDatabase } from './migrateDatabase'
import { StorageError } from './StorageError'

/** Milliseconds after which an unresponsive database counts as not ready. */
const READY_TIME = 2000

export interface DatabaseOptions {
  /** URL of the operator's own Postgres. Default: the built-in Postgres. */
  readonly databaseUrl?: string | undefined
  /** Data directory of the built-in Postgres. */
  readonly dataDirectory: string
  /**
   * Whether the built-in Postgres may already run in another process, as it does for the command line next to a server.
   * Default: false.
   */
  readonly isShared?: boolean
  /** Timeout of a query in milliseconds. Default: 20,000. */
  readonly queryTimeout?: number
  /** Called when an idle connection breaks. The pool replaces it. */
  readonly onConnectionError?: (error: Error) => void
}

/**
 * Opens the database and migrates its tables.
 *
 * @throws StorageError if the database can't be reached, started or migrated.
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
  // After a failover, existing connections may never get a response. Without a timeout, queries would wait forever.
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
  let pending: Promise<boolean> | undefined
  return {
    sql: database,
    isEmbedded,
    isReady() {
      // Run one query at a time, however often this is called, so health checks don't use up the connections.
      pending ??= answers().finally(() => {
        pending = undefined
      })
      return Promise.race([pending, sleep(READY_TIME, false, { ref: false })])
    },
    close,
  }
}

/**
 * Migrates on a connection without a query timeout, because the migration of another node may take any length of time.
 */
async function migrate(settings: PoolConfig): Promise<void> {
  const pool = new Pool({ ...settings, max: 1 })
  // The query on this connection fails with the same error.
  pool.on('error', () => {})
  try {
    await migrateDatabase(pool)
  } finally {
    await pool.end()
  }
}

/**
 * Returns the reason for an error. If a connection is refused, the error has no message and contains one error per
 * address.
 */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}
