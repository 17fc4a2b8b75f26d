import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { ProjectStore } from '../../src/projects/ProjectStore'
import { openEmbeddedPostgres } from '../../src/storage/embedded/openEmbeddedPostgres'
import { openDatabase } from '../../src/storage/openDatabase'

/**
 * Starts one Postgres, with the project `local`, for all servers of a test file. Returns a function that returns its
 * URL during a test.
 */
export function sharedDatabase(): () => string {
  let url = ''
  let close = async (): Promise<void> => {}
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'oak-database-'))
    const postgres = await openEmbeddedPostgres(folder, false)
    const { user, password, database, address } = postgres
    url = `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(address.host)}&port=${address.port}`
    const store = await openDatabase({ databaseUrl: url, dataDirectory: folder })
    const projects = new ProjectStore(store)
    await projects.ensureLocal()
    // Tests use the project from any origin.
    await projects.edit('local', { allowedOrigins: ['*'] })
    await store.close()
    close = async () => {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
  })
  afterAll(() => close())
  return () => url
}
