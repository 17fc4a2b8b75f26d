import { defaultMailboxLimits, type MailboxLimits } from '../MailboxLimits'
import type { MessageStore } from '../MessageStore'
import { type RelayClock, systemClock } from '../RelayClock'
import type { RelayLogger } from '../RelayLogger'
import { connectRedis, type RedisTarget, refuseWhileAway } from './connectRedis'
import { withMailboxCommands } from './MailboxCommands'
import { RedisStore } from './RedisStore'
import { WakeUps } from './WakeUps'
import { warnOfDataLoss } from './warnOfDataLoss'

export interface RedisStoreOptions {
  readonly redis: RedisTarget
  /** Prefix of all keys and channels, so several relays can share a Redis. Default: `openappkit:relay:`. */
  readonly keyPrefix?: string
  readonly logger: RelayLogger
  /** Capacity of the mailboxes. `topics` has no effect. Set Redis's `maxmemory` to at least twice `bytes`. */
  readonly limits?: Partial<MailboxLimits>
  /** Default: the system clock. */
  readonly clock?: Pick<RelayClock, 'now'>
  /**
   * Number of replicas that must confirm a message, and the timeout in milliseconds. A message with too few
   * confirmations is rejected, and its publisher retries. Default: no replica has to
   * confirm.
   */
  readonly replicas?: { readonly count: number; readonly timeoutMs: number }
}

/**
 * Creates mailboxes in Redis 6.2 or newer. Any number of nodes can serve one relay, and a crashed node loses nothing.
 *
 * The durability of messages depends on Redis: with `appendonly yes` they survive a crash of the process, with
 * `appendfsync always` or `replicas` also a crash of the machine.
 */
export function createRedisStore({
  redis: target,
  keyPrefix = 'openappkit:relay:',
  logger,
  clock = systemClock,
  limits,
  replicas,
}: RedisStoreOptions): MessageStore {
  const redis = withMailboxCommands(connectRedis(target, 'mailboxes', logger))
  refuseWhileAway(redis)
  const wakePrefix = `${keyPrefix}wake:`
  const wakeUps = new WakeUps(connectRedis(target, 'wake-ups', logger), wakePrefix)
  const mailboxes = { ...defaultMailboxLimits, ...limits }
  redis.once('ready', () => void warnOfDataLoss(redis, mailboxes.bytes, logger))
  return new RedisStore({ redis, wakeUps, keyPrefix, wakePrefix, clock, limits: mailboxes, replicas })
}
