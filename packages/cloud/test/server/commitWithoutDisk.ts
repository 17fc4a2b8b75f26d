import { sql } from 'drizzle-orm'
import type { Database } from '../../src/storage/Database'

/**
 * Lets the Postgres of a test commit without waiting for the disk, which otherwise takes up to half of a test's time.
 * Its data survives a killed server or Postgres as before, and is only lost if the machine itself crashes.
 */
export async function commitWithoutDisk({ sql: database }: Pick<Database, 'sql'>): Promise<void> {
  await database.execute(sql`alter system set fsync = off`)
  await database.execute(sql`select pg_reload_conf()`)
}
