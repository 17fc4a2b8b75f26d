import { Redis, type RedisOptions } from 'ioredis'
import type { RelayLogger } from '../RelayLogger'

/** `redis://…`, `rediss://…`, or ioredis options, including those for Sentinel. */
export type RedisTarget = string | Omit<RedisOptions, 'replyMapping'>

const SILENCE_MS = 5000
/** Shorter than a command's timeout. Once the first command times out, all others are rejected. */
const AWAY_MS = SILENCE_MS - 500

/** Opens a connection that reconnects automatically. `purpose` identifies it in Redis's client list and in the log. */
export function connectRedis(target: RedisTarget, purpose: string, logger: RelayLogger): Redis {
  const settings: Exclude<RedisTarget, string> = {
    connectionName: `openappkit-relay-${purpose}`,
    enableAutoPipelining: true,
    // All writes are idempotent, so commands can be sent again after a reconnect. The timeout prevents them from
    // waiting forever.
    commandTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    maxRetriesPerRequest: null,
    retryStrategy: attempts => Math.min(50 * 2 ** Math.min(attempts, 6), 2000),
    // After a failover, the old primary rejects writes. Reconnect and send the command to the new one.
    reconnectOnError: error => (error.message.startsWith('READONLY') ? 2 : false),
  }
  const connection = typeof target === 'string' ? new Redis(target, settings) : new Redis({ ...settings, ...target })
  connection.on('error', error => logger.warn({ err: error, purpose }, 'Redis connection failed'))
  connection.on('ready', () => logger.info({ purpose }, 'Redis connection is ready'))
  return connection
}

/**
 * Queues commands while Redis is briefly unreachable, and rejects them immediately if it stays unreachable. The
 * requests would fail anyway, and repetitions by clients would fill the memory.
 */
export function refuseWhileAway(connection: Redis, timeout: number = AWAY_MS): void {
  const { options } = connection
  let away: NodeJS.Timeout | undefined
  connection.on('close', () => {
    away ??= setTimeout(() => {
      options.enableOfflineQueue = false
    }, timeout).unref()
  })
  connection.on('ready', () => {
    clearTimeout(away)
    away = undefined
    options.enableOfflineQueue = true
  })
}
