import { expect, onTestFinished, test } from 'vitest'
import { startRedis } from '../../test/cluster/startRedis'
import { connectLimits } from './connectLimits'
import { MemoryRateLimiter } from './MemoryRateLimiter'
import { RedisRateLimiter } from './RedisRateLimiter'

// Slow enough that nothing refills during a test.
const RATE = { burst: 3, perSecond: 0.001 }

function node(url: string): RedisRateLimiter {
  const redis = connectLimits(url, { warn: () => {} })
  onTestFinished(() => redis.disconnect())
  return new RedisRateLimiter(redis, new MemoryRateLimiter())
}

async function ready(limiter: RedisRateLimiter, key: string): Promise<void> {
  await expect.poll(async () => (await limiter.take(key, { burst: 1, perSecond: 0.001 })) > 0).toBe(true)
}

test('nodes share one bucket', async () => {
  await using redis = await startRedis()
  const [one, other] = [node(redis.url), node(redis.url)]
  await Promise.all([ready(one, 'warm-one'), ready(other, 'warm-other')])

  expect([await one.take('a', RATE), await other.take('a', RATE), await one.take('a', RATE)]).toEqual([0, 0, 0])
  expect(await other.take('a', RATE)).toBeGreaterThan(0)
  expect(await other.take('b', RATE)).toBe(0)
})

test('takes many tokens together or not at all', async () => {
  await using redis = await startRedis()
  const limiter = node(redis.url)
  await ready(limiter, 'warm')
  expect(await limiter.take('a', RATE, 2)).toBe(0)
  expect(await limiter.take('a', RATE, 2)).toBeGreaterThan(900_000)
  expect(await limiter.take('a', RATE)).toBe(0)
})

test('each node counts requests without waiting if Redis is down', async () => {
  await using redis = await startRedis()
  const limiter = node(redis.url)
  await ready(limiter, 'warm')
  await redis.kill()
  expect([await limiter.take('a', RATE), await limiter.take('a', RATE), await limiter.take('a', RATE)]).toEqual([
    0, 0, 0,
  ])
  expect(await limiter.take('a', RATE)).toBeGreaterThan(0)
})
