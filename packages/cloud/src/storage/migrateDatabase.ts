import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { packageFolder } from './packageFolder'

/** Id of an advisory lock that nothing else in the database uses. */
const MIGRATION_LOCK = 7_245_109_331

/**
 * Applies pending migrations. Nodes that start together wait for each other: the first one migrates, and the others
 * find nothing to do.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      await migrate(drizzle(client), {
        migrationsFolder: join(packageFolder(), 'migrations'),
        migrationsSchema: 'openappkit',
        migrationsTable: 'migrations',
      })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    client.release()
  }
}
