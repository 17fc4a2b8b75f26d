import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { packageFolder } from './packageFolder'

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 7_245_109_331

/** Applies what is new. Nodes that start together wait for each other: the first does the work, the others find it done. */
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
