import { readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StorageError } from '../StorageError'

const STOP_INTERVAL = 20
const STOP_TRIES = 1500

/** Address of a Postgres: the folder of its socket, or a loopback address. */
export interface PostgresAddress {
  readonly host: string
  readonly port: number
}

/** A running Postgres. */
export interface Postmaster {
  readonly pid: number
  readonly address: PostgresAddress
}

/**
 * Returns the Postgres that runs on this data, whichever process started it. Undefined if none does. Removes the
 * `postmaster.pid` of a killed one, because its process id may belong to another program by now.
 */
export async function findPostmaster(databaseFolder: string): Promise<Postmaster | undefined> {
  const file = join(databaseFolder, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [pid = '', , , port = '', socketFolder = '', listenAddress = ''] = text.split('\n').map(line => line.trim())
  const address = { host: socketFolder || listenAddress || '127.0.0.1', port: Number(port) }
  if (await listens(address)) return { pid: Number(pid), address }
  await rm(file, { force: true })
  return undefined
}

/**
 * Stops Postgres by a fast shutdown, which ends open sessions and keeps committed data. Resolves when it has stopped.
 *
 * @throws StorageError if it is still running after 30 seconds.
 */
export async function stopPostmaster(databaseFolder: string, pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return
  }
  for (let tries = 0; tries < STOP_TRIES; tries += 1) {
    if ((await findPostmaster(databaseFolder)) === undefined) return
    await sleep(STOP_INTERVAL)
  }
  throw new StorageError(
    `The Postgres of a killed server (process ${pid}) is still running. Stop it, then start again.`,
  )
}

export function socketPath({ host, port }: PostgresAddress): string {
  return join(host, `.s.PGSQL.${port}`)
}

function listens(address: PostgresAddress): Promise<boolean> {
  return new Promise(resolve => {
    const isFolder = /[\\/]/.test(address.host)
    const socket = isFolder ? connect(socketPath(address)) : connect(address.port, address.host)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
