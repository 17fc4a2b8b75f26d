import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/**
 * Creates the Redis connection for rate limits and quotas. Commands fail fast, so requests don't wait for an
 * unreachable Redis.
 */
export function connectLimits(redisUrl: string, logger: Pick<Logger, 'warn'>): Redis {
  const connection = new Redis(redisUrl, {
    connectionName: 'openappkit-limits',
    enableAutoPipelining: true,
    enableOfflineQueue: false,
    commandTimeout: 250,
    maxRetriesPerRequest: 0,
    retryStrategy: attempts => Math.min(50 * 2 ** Math.min(attempts, 6), 2000),
  })
  connection.on('error', err => logger.warn({ err }, 'Redis is unavailable: each node counts requests on its own'))
  return connection
}
