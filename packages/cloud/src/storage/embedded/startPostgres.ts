import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { StorageError } from '../StorageError'
import { endWithParent } from './endWithParent'
import type { PostgresBinaries } from './PostgresBinaries'
import type { PostgresUser } from './postgresUser'
import { type PostgresAddress, socketPath } from './postmaster'

/** Maximum length of a socket path that works on all systems. */
const SOCKET_PATH_LIMIT = 100

export interface PostgresProcess {
  readonly address: PostgresAddress
  stop(): Promise<void>
}

/**
 * Starts Postgres on a folder that `initdb` created. It listens only on a socket in `socketFolder`, or on a free
 * loopback port if a socket isn't possible.
 *
 * @throws StorageError with the output of Postgres if it doesn't start.
 */
export async function startPostgres(
  binaries: PostgresBinaries,
  user: PostgresUser,
  databaseFolder: string,
  socketFolder: string,
): Promise<PostgresProcess> {
  const socket: PostgresAddress = { host: socketFolder, port: 5432 }
  const hasSocket = process.platform !== 'win32' && socketPath(socket).length <= SOCKET_PATH_LIMIT
  const address = hasSocket ? socket : { host: '127.0.0.1', port: await freePort() }
  const child = spawn(
    binaries.postgres,
    [
      ['-D', databaseFolder],
      ['-p', String(address.port)],
      ['-c', `listen_addresses=${hasSocket ? '' : address.host}`],
      ['-c', `unix_socket_directories=${hasSocket ? socketFolder : ''}`],
      ['-c', 'unix_socket_permissions=0700'],
      ['-c', 'shared_buffers=32MB'],
      ['-c', 'max_connections=60'],
    ].flat(),
    // In its own process group, so Ctrl+C in the terminal doesn't stop Postgres before requests are drained.
    { ...user, cwd: databaseFolder, env: postgresEnvironment(), stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const callOff = endWithParent(child)
  const ended = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  void ended.then(callOff)
  await untilReady(child)
  child.unref()
  return {
    address,
    stop: () => {
      child.ref()
      child.kill('SIGINT')
      return ended
    },
  }
}

/**
 * Returns the environment of Postgres. It contains only a few variables of this process, and none that start with `PG`.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env
  return { PATH, ...(SystemRoot && { SystemRoot }), TZ: 'UTC', LC_ALL: 'C' }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const { stderr } = child
    const fail = (cause?: unknown): void => {
      reject(new StorageError(`The built-in Postgres didn't start. ${said.trim() || 'It printed nothing.'}`, { cause }))
    }
    child.once('error', fail)
    child.once('exit', () => fail())
    stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('utf8')).slice(-4000)
      if (!said.includes('ready to accept connections')) return
      // Keep reading, because Postgres keeps logging and a full pipe would block it.
      stderr.removeAllListeners('data').resume()
      if ('unref' in stderr && typeof stderr.unref === 'function') stderr.unref()
      resolve()
    })
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
