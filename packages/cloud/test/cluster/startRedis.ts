import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithParent } from '../../src/storage/embedded/endWithParent'
import { freePort } from './freePort'

/** A real, empty Redis server that keeps its data across restarts. */
export interface RedisServer extends AsyncDisposable {
  readonly url: string
  readonly port: number
  /** Undefined while the server is down. */
  readonly pid: number | undefined
  /** Kills the process, like a crash. */
  kill(): Promise<void>
  /** Starts the server again on the same port with the same data. */
  start(): Promise<void>
}

/**
 * Starts a Redis server on a free port of 127.0.0.1, with a temporary folder. Runs `REDIS_SERVER_PATH`, by default the
 * `redis-server` on PATH. The server ends with the block (`await using`), or at the latest with this process.
 *
 * @throws Error with the server's output if it can't start.
 */
export async function startRedis(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'openappkit-redis-'))
  const port = await freePort()
  let child: ChildProcess | undefined

  const kill = async (): Promise<void> => {
    if (!child) return
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    child.kill('SIGKILL')
    child = undefined
    await ended
  }
  const start = async (): Promise<void> => {
    child = await spawnRedis(folder, port)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    get pid() {
      return child?.pid
    },
    kill,
    start,
    async [Symbol.asyncDispose]() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function spawnRedis(folder: string, port: number): Promise<ChildProcess> {
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '',
    // Redis would rewrite its file at unpredictable times, which would disturb measurements.
    'auto-aof-rewrite-percentage': 0,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const child = spawn(process.env['REDIS_SERVER_PATH'] ?? 'redis-server', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const callOffGuard = endWithParent(child)
  child.once('exit', callOffGuard)
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      if (output.includes('Ready to accept connections')) resolve(child)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', code => reject(new Error(`Redis ended with code ${code} while starting.\n${output}`)))
    child.once('error', cause => reject(new Error('Redis could not be started.', { cause })))
  })
}
