import type { Redis } from 'ioredis'
import type { RelayLogger } from '../RelayLogger'

/** Says in the log when this Redis is set up so that it may forget what the relay has promised to keep. */
export async function warnOfDataLoss(redis: Redis, logger: RelayLogger): Promise<void> {
  try {
    const info = await redis.info('everything')
    const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1]
    if (policy !== undefined && policy !== 'noeviction') {
      logger.warn({ policy }, 'Redis may evict messages that nobody has received. Set maxmemory-policy to noeviction')
    }
    const replicas = Number(/^connected_slaves:(\d+)/m.exec(info)?.[1] ?? 0)
    if (/^aof_enabled:0/m.test(info) && replicas === 0) {
      logger.warn({}, 'Redis loses messages when it restarts. Set appendonly to yes')
    }
  } catch (error) {
    logger.warn({ err: error }, 'Whether Redis keeps messages safe could not be found out')
  }
}
