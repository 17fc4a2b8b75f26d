import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import { url } from '../services/variableValues'
import { connectLimits } from './connectLimits'
import type { DailyCounter } from './DailyCounter'
import { MemoryDailyCounter } from './MemoryDailyCounter'
import { MemoryRateLimiter } from './MemoryRateLimiter'
import type { RateLimiter } from './RateLimiter'
import { RedisDailyCounter } from './RedisDailyCounter'
import { RedisRateLimiter } from './RedisRateLimiter'

export interface RedisOptions {
  /**
   * Redis URL (`redis://…` or `rediss://…`). Servers with the same Redis form one relay and share limits. Default:
   * messages and counts stay in the memory of this process.
   */
  readonly redisUrl?: string
}

/**
 * Counters for rate limits and quotas. All nodes share them through Redis; without Redis, they are local to this node.
 */
export interface Limits {
  readonly limiter: RateLimiter
  readonly daily: DailyCounter
  close(): void
}

export const limitsService: Service<Limits, object, RedisOptions> = {
  name: 'limits',
  settings: [
    {
      variables: [
        variable('REDIS_URL', url('the URL of a Redis, as in redis://host:6379', /^rediss?$/), redisUrl => ({
          redisUrl,
        })),
      ],
      help: 'Your Redis. Servers that share it form one relay.',
    },
  ],
  open(_, { options: { redisUrl }, logger }) {
    const memory = { limiter: new MemoryRateLimiter(), daily: new MemoryDailyCounter() }
    if (redisUrl === undefined) return { ...memory, close: () => {} }
    const redis = connectLimits(redisUrl, logger)
    return {
      limiter: new RedisRateLimiter(redis, memory.limiter),
      daily: new RedisDailyCounter(redis, memory.daily),
      close: () => redis.disconnect(),
    }
  },
  close: limits => limits.close(),
}
