import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ProjectStore } from '../../src/projects/ProjectStore'
import { openEmbeddedPostgres } from '../../src/storage/embedded/openEmbeddedPostgres'
import { openDatabase } from '../../src/storage/openDatabase'
import { commitWithoutDisk } from '../server/commitWithoutDisk'

/** A real Postgres for several nodes, with the project `local`. */
export interface SharedPostgres extends AsyncDisposable {
  readonly databaseUrl: string
}

export async function startSharedPostgres(): Promise<SharedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'openappkit-postgres-'))
  const { address, user, password, database, stop } = await openEmbeddedPostgres(folder, false)
  const query = new URLSearchParams({ host: address.host, port: String(address.port) })
  const databaseUrl = `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?${query}`

  const opened = await openDatabase({ databaseUrl, dataDirectory: folder })
  const projects = new ProjectStore(opened)
  await projects.ensureLocal()
  // Tests use the project from any origin.
  await projects.edit('local', { allowedOrigins: ['*'] })
  await commitWithoutDisk(opened)
  await opened.close()
  return {
    databaseUrl,
    async [Symbol.asyncDispose]() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
