import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StorageError } from '../StorageError'
import type { PostgresBinaries } from './PostgresBinaries'
import { giveTo, type PostgresUser } from './postgresUser'
import { postgresEnvironment } from './startPostgres'

export const SUPERUSER = 'openappkit'

/**
 * Creates an empty database in `databaseFolder` unless it exists. Returns its password, which is stored in a file in
 * `dataDirectory`.
 *
 * @throws StorageError if the database can't be created, or its password file is missing.
 */
export async function initializePostgres(
  binaries: PostgresBinaries,
  user: PostgresUser,
  dataDirectory: string,
  databaseFolder: string,
): Promise<string> {
  const passwordFile = join(dataDirectory, 'postgres-password')
  const isComplete = await stat(join(databaseFolder, 'PG_VERSION')).catch(() => undefined)
  const known = await readFile(passwordFile, 'utf8').catch(() => undefined)
  if (isComplete && known !== undefined) return known.trim()
  if (isComplete) {
    throw new StorageError(
      `The password of the database in ${databaseFolder} is missing. Restore ${passwordFile} from a backup, or set DATA_DIRECTORY to a new folder.`,
    )
  }

  const password = randomBytes(24).toString('base64url')
  await rm(databaseFolder, { recursive: true, force: true })
  await writeFile(passwordFile, password, { mode: 0o600 })
  await giveTo(user, passwordFile)
  const settings = [
    `--pgdata=${databaseFolder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ]
  try {
    const options = { ...user, cwd: dataDirectory, env: postgresEnvironment() }
    await promisify(execFile)(binaries.initdb, settings, options)
  } catch (cause) {
    await rm(databaseFolder, { recursive: true, force: true })
    throw new StorageError(
      `The built-in Postgres couldn't create its database in ${databaseFolder}. ${cause instanceof Error ? cause.message : ''}`.trim(),
      { cause },
    )
  }
  return password
}
