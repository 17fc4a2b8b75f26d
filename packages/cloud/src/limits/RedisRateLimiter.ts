import type { Rate, RateLimiter } from './RateLimiter'
import { type RedisScript, redisScript, runScript, type ScriptRunner } from './runScript'

// Uses Redis's clock, so nodes with different clocks refill a bucket at the same speed.
const TAKE: RedisScript = redisScript(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local burst, perSecond, count = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'filledAt')
local tokens = tonumber(bucket[1] or burst)
local elapsed = math.max(0, now - tonumber(bucket[2] or now))
tokens = math.min(burst, tokens + elapsed / 1000 * perSecond)
local wait = 0
if tokens >= count then tokens = tokens - count else wait = math.ceil((count - tokens) / perSecond * 1000) end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'filledAt', now)
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / perSecond * 1000) + 1000)
return wait
`)

/**
 * Shares buckets among all nodes. If Redis is unreachable, each node counts alone, because a limit must not take the
 * service down.
 */
export class RedisRateLimiter implements RateLimiter {
  readonly #redis: ScriptRunner
  readonly #fallback: RateLimiter

  constructor(redis: ScriptRunner, fallback: RateLimiter) {
    this.#redis = redis
    this.#fallback = fallback
  }

  async take(key: string, rate: Rate, count = 1): Promise<number> {
    const values = [`openappkit:rate:${key}`, String(rate.burst), String(rate.perSecond), String(count)] as const
    try {
      return Number(await runScript(this.#redis, TAKE, values))
    } catch {
      return this.#fallback.take(key, rate, count)
    }
  }
}
