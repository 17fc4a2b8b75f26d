import { createHash } from 'node:crypto'
import type { RequestRate } from '../http/Endpoint'
import type { RateLimiter } from './RateLimiter'

/** What the limiter needs of a Redis client. */
export interface ScriptRunner {
  evalsha(hash: string, keyCount: number, ...values: string[]): Promise<unknown>
  eval(script: string, keyCount: number, ...values: string[]): Promise<unknown>
}

// Redis's own clock, so that nodes whose clocks differ fill the same bucket at the same speed.
const SCRIPT = `
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
`
const HASH: string = createHash('sha1').update(SCRIPT).digest('hex')

/** Buckets that all nodes share. While Redis is away each node counts for itself: a limit must not take the service down. */
export class RedisRateLimiter implements RateLimiter {
  readonly #redis: ScriptRunner
  readonly #fallback: RateLimiter

  constructor(redis: ScriptRunner, fallback: RateLimiter) {
    this.#redis = redis
    this.#fallback = fallback
  }

  async take(key: string, rate: RequestRate, count = 1): Promise<number> {
    const values = [`openappkit:rate:${key}`, String(rate.burst), String(rate.perSecond), String(count)] as const
    try {
      return Number(await this.#run(values))
    } catch {
      return this.#fallback.take(key, rate, count)
    }
  }

  async #run(values: readonly string[]): Promise<unknown> {
    try {
      return await this.#redis.evalsha(HASH, 1, ...values)
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error
      return this.#redis.eval(SCRIPT, 1, ...values)
    }
  }
}
