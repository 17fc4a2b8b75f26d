import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StorageError } from '../StorageError'
import { initializePostgres, SUPERUSER } from './initializePostgres'
import { findPostgresBinaries } from './PostgresBinaries'
import { type PostgresProcess, readPostgresProcess, writePostgresProcess } from './postgresProcess'
import { choosePostgresUser, giveTo, reachableBinaries } from './postgresUser'
import type { PostgresAddress } from './postmaster'
import { findPostmaster, stopPostmaster } from './postmaster'
import { startPostgres } from './startPostgres'

/** A running built-in Postgres. */
export interface EmbeddedPostgres {
  readonly address: PostgresAddress
  readonly user: string
  readonly password: string
  readonly database: string
  /** Stops Postgres, unless another process started it. Committed data is safe either way. */
  stop(): Promise<void>
}

/**
 * Opens the Postgres with its data in `dataDirectory`. Creates and starts it if necessary.
 *
 * @param isShared Whether Postgres may already run in another process, as it does for the command line next to a
 * server. If false, a running Postgres is an error.
 * @throws StorageError if Postgres can't be opened.
 */
export async function openEmbeddedPostgres(dataDirectory: string, isShared: boolean): Promise<EmbeddedPostgres> {
  const databaseFolder = join(dataDirectory, 'postgres')
  const socketFolder = join(dataDirectory, 'postgres-socket')
  // The parent folders stay accessible to the user that Postgres runs as.
  await mkdir(dirname(dataDirectory), { recursive: true })
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
  const user = await choosePostgresUser(databaseFolder)
  await giveTo(user, dataDirectory)
  const binaries = await reachableBinaries(await findPostgresBinaries(), user, dataDirectory)
  const password = await initializePostgres(binaries, user, dataDirectory, databaseFolder)
  const access = { user: SUPERUSER, password, database: 'postgres' }

  const running = await findPostmaster(databaseFolder)
  const owner: PostgresProcess | undefined = await readPostgresProcess(dataDirectory)
  if (running && owner) {
    if (isShared) return { ...access, address: running.address, stop: async () => {} }
    throw new StorageError(
      `Another server (process ${owner.pid}) uses the data in ${dataDirectory}. Stop it, or choose another folder with DATA_DIRECTORY.`,
    )
  }
  // The server that started it was killed.
  if (running) await stopPostmaster(databaseFolder, running.pid)

  await mkdir(socketFolder, { recursive: true, mode: 0o700 })
  await giveTo(user, socketFolder)
  const { address, stop } = await startPostgres(binaries, user, databaseFolder, socketFolder)
  await writePostgresProcess(dataDirectory)
  return { ...access, address, stop }
}
