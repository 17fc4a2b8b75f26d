import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ProjectStore } from '../../src/projects/ProjectStore'
import { openEmbeddedPostgres } from '../../src/storage/embedded/openEmbeddedPostgres'
import { openDatabase } from '../../src/storage/openDatabase'
import { commitWithoutDisk } from './commitWithoutDisk'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the database that {@link sharedDatabase} copies. Nothing may stay connected to it. */
    templateUrl: string
  }
}

/**
 * Starts one Postgres for all test files, because creating one takes seconds. Its database has all tables and the
 * project `local`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'oak-database-'))
  const postgres = await openEmbeddedPostgres(folder, false)
  const { address, database, password, user } = postgres
  const templateUrl = `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(address.host)}&port=${address.port}`
  const store = await openDatabase({ databaseUrl: templateUrl, dataDirectory: folder })
  const projects = new ProjectStore(store)
  await projects.ensureLocal()
  // Tests use the project from any origin.
  await projects.edit('local', { allowedOrigins: ['*'] })
  await commitWithoutDisk(store)
  await store.close()
  project.provide('templateUrl', templateUrl)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
