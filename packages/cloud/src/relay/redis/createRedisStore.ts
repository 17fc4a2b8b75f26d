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
  /** Begins every key and channel, so that several relays may share a Redis. Default `openappkit:relay:`. */
  readonly keyPrefix?: string
  readonly logger: RelayLogger
  /** `topics` doesn't count here. Give Redis a `maxmemory` of at least twice `bytes`. */
  readonly limits?: Partial<MailboxLimits>
  /** Default: the machine's own. */
  readonly clock?: Pick<RelayClock, 'now'>
  /**
   * How many replicas must have a message before it counts as published, and how long to wait for them, in milliseconds. A message that too few confirmed is refused,
   * and its publisher tries again. Default: the primary alone.
   */
  readonly replicas?: { readonly count: number; readonly timeoutMs: number }
}

/**
 * Mailboxes in Redis (6.2 or newer), so that any number of nodes serve one relay and none of them holds anything that its death would lose.
 *
 * How safe a message is then is Redis's business: with `appendonly yes` it survives a crash of the process, with `appendfsync always` or `replicas` that of the machine.
 *
 * @example
 * ```ts
 * const store = createRedisStore({ redis: 'redis://127.0.0.1:6379', logger })
 * const relay = createRelay({ store, … })
 * ```
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
