import { execFile } from 'node:child_process'
import { chown, cp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StorageError } from '../StorageError'
import type { PostgresBinaries } from './PostgresBinaries'

/** User that Postgres runs as. Empty for the current user. */
export interface PostgresUser {
  readonly uid?: number
  readonly gid?: number
}

const run = promisify(execFile)

/**
 * Returns the user that Postgres runs as. Postgres refuses to run as root, so if this process does, the user is the
 * owner of the data, `postgres` or `nobody`. Doesn't add a user to the machine.
 *
 * @throws StorageError if there is no such user.
 */
export async function choosePostgresUser(folder: string): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return {}
  const owner = await stat(folder).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of ['postgres', 'nobody']) {
    const user = await lookUp(name)
    if (user) return user
  }
  throw new StorageError(
    "Postgres can't run as root, and this machine has no unprivileged user for it. Start as an ordinary user, or set DATABASE_URL.",
  )
}

async function lookUp(name: string): Promise<PostgresUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number.parseInt(uid.stdout, 10), gid: Number.parseInt(gid.stdout, 10) }
  } catch {
    return undefined
  }
}

export async function giveTo(user: PostgresUser, ...paths: readonly string[]): Promise<void> {
  const { uid, gid } = user
  if (uid === undefined || gid === undefined) return
  await Promise.all(paths.map(path => chown(path, uid, gid)))
}

/**
 * Returns binaries that the user can run. If the user can't run the installed ones, for example because `npx` put them
 * in root's home, copies them to the data directory.
 */
export async function reachableBinaries(
  binaries: PostgresBinaries,
  user: PostgresUser,
  dataDirectory: string,
): Promise<PostgresBinaries> {
  if (user.uid === undefined) return binaries
  const installed = await version(binaries, {})
  if ((await version(binaries, user)) !== undefined) return binaries
  const folder = join(dataDirectory, 'postgres-program')
  const copied = { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres'), folder }
  if (installed !== undefined && (await version(copied, user)) === installed) return copied
  await rm(folder, { recursive: true, force: true })
  await cp(binaries.folder, folder, { recursive: true, verbatimSymlinks: true })
  return copied
}

async function version(binaries: PostgresBinaries, user: PostgresUser): Promise<string | undefined> {
  return run(binaries.postgres, ['--version'], { ...user, cwd: '/' }).then(
    ({ stdout }) => stdout,
    () => undefined,
  )
}
