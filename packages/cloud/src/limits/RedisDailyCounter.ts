import type { DailyCounter } from './DailyCounter'
import { type RedisScript, redisScript, runScript, type ScriptRunner } from './runScript'

// Uses Redis's clock, so nodes with different clocks start the day together.
const ADD: RedisScript = redisScript(`
local count, limit = tonumber(ARGV[1]), tonumber(ARGV[2])
local day = math.floor(redis.call('TIME')[1] / 86400)
local kept = redis.call('HMGET', KEYS[1], 'day', 'used')
local used = tonumber(kept[1]) == day and tonumber(kept[2]) or 0
if used + count > limit then return 0 end
redis.call('HSET', KEYS[1], 'day', day, 'used', used + count)
redis.call('EXPIRE', KEYS[1], 86400)
return 1
`)

/**
 * Shares counts among all nodes. If Redis is unreachable, each node counts alone, because a limit must not take the
 * service down.
 */
export class RedisDailyCounter implements DailyCounter {
  readonly #redis: ScriptRunner
  readonly #fallback: DailyCounter

  constructor(redis: ScriptRunner, fallback: DailyCounter) {
    this.#redis = redis
    this.#fallback = fallback
  }

  async add(key: string, count: number, limit: number): Promise<boolean> {
    try {
      return (await runScript(this.#redis, ADD, [`openappkit:day:${key}`, String(count), String(limit)])) === 1
    } catch {
      return this.#fallback.add(key, count, limit)
    }
  }
}
