import type { Redis } from 'ioredis'
import type { RelayLogger } from '../RelayLogger'

/**
 * Logs a warning if this Redis may evict messages, lose them in a restart, or run out of memory before `bytes` of
 * messages wait. Doesn't check `appendfsync`.
 */
export async function warnOfDataLoss(redis: Redis, bytes: number, logger: RelayLogger): Promise<void> {
  try {
    const info = await redis.info('everything')
    const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1]
    if (policy !== undefined && policy !== 'noeviction') {
      logger.warn({ policy }, 'Redis may evict undelivered messages. Set maxmemory-policy to noeviction')
    }
    const memory = Number(/^maxmemory:(\d+)/m.exec(info)?.[1] ?? 0)
    if (memory > 0 && memory < 2 * bytes) {
      logger.warn(
        { maxmemory: memory, bytes },
        'Redis may run out of memory before the mailboxes reach their limit. Set maxmemory to at least twice RELAY_MAILBOX_BYTES',
      )
    }
    const replicas = Number(/^connected_slaves:(\d+)/m.exec(info)?.[1] ?? 0)
    if (/^aof_enabled:0/m.test(info) && replicas === 0) {
      logger.warn({}, 'Redis loses messages when it restarts. Set appendonly to yes')
    }
  } catch (error) {
    logger.warn({ err: error }, "Couldn't check whether Redis persists messages")
  }
}
