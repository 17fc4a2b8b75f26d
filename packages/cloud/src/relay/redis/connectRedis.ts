import { Redis, type RedisOptions } from 'ioredis'
import type { RelayLogger } from '../RelayLogger'

/** `redis://…`, `rediss://…`, or ioredis's options, among them Sentinel's. */
export type RedisTarget = string | Omit<RedisOptions, 'replyMapping'>

const SILENCE_MS = 5000
/** Less than a command waits, so that after the first that timed out all others are refused. */
const AWAY_MS = SILENCE_MS - 500

/** A connection that comes back by itself. `purpose` names it in Redis's client list and in the log. */
export function connectRedis(target: RedisTarget, purpose: string, logger: RelayLogger): Redis {
  const settings: Exclude<RedisTarget, string> = {
    connectionName: `openappkit-relay-${purpose}`,
    enableAutoPipelining: true,
    // Whatever is written is idempotent, so a command may be sent again after a reconnect; it must not wait for ever.
    commandTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    maxRetriesPerRequest: null,
    retryStrategy: attempts => Math.min(50 * 2 ** Math.min(attempts, 6), 2000),
    // After a failover the old primary refuses writes: leave it, and send the command to the new one.
    reconnectOnError: error => (error.message.startsWith('READONLY') ? 2 : false),
  }
  const connection = typeof target === 'string' ? new Redis(target, settings) : new Redis({ ...settings, ...target })
  connection.on('error', error => logger.warn({ err: error, purpose }, 'Redis connection failed'))
  connection.on('ready', () => logger.info({ purpose }, 'Redis connection is ready'))
  return connection
}

/**
 * Lets commands wait for a Redis that just went away, and refuses them immediately when it stays away: requests would be refused anyway, and all that clients repeat until it
 * comes back would fill the memory.
 */
export function refuseWhileAway(connection: Redis, patience: number = AWAY_MS): void {
  const { options } = connection
  let away: NodeJS.Timeout | undefined
  connection.on('close', () => {
    away ??= setTimeout(() => {
      options.enableOfflineQueue = false
    }, patience).unref()
  })
  connection.on('ready', () => {
    clearTimeout(away)
    away = undefined
    options.enableOfflineQueue = true
  })
}
