import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The process that started the Postgres of a data directory. */
export interface PostgresProcess {
  readonly pid: number
}

/** Returns the process that started Postgres. Undefined if the process no longer runs. */
export async function readPostgresProcess(dataDirectory: string): Promise<PostgresProcess | undefined> {
  const pid = Number(await readFile(join(dataDirectory, 'owner.pid'), 'utf8').catch(() => '0'))
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  try {
    process.kill(pid, 0)
    return { pid }
  } catch (error) {
    // EPERM means that the process exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? { pid } : undefined
  }
}

export async function writePostgresProcess(dataDirectory: string): Promise<void> {
  await writeFile(join(dataDirectory, 'owner.pid'), String(process.pid))
}
