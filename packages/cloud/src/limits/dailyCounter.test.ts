import { expect, onTestFinished, test } from 'vitest'
import { startRedis } from '../../test/cluster/startRedis'
import { connectLimits } from './connectLimits'
import { secondsUntilTomorrow } from './DailyCounter'
import { MemoryDailyCounter } from './MemoryDailyCounter'
import { RedisDailyCounter } from './RedisDailyCounter'

const DAY = 86_400_000

test('counts up to the limit, adds all or nothing, and resets at midnight UTC', async () => {
  let time = 10 * DAY - 1
  const counter = new MemoryDailyCounter({ now: () => time })
  expect(await counter.add('a', 7, 10)).toBe(true)
  expect(await counter.add('a', 4, 10)).toBe(false)
  expect(await counter.add('a', 3, 10)).toBe(true)
  expect(await counter.add('b', 10, 10)).toBe(true)
  expect(secondsUntilTomorrow(time)).toBe(1)
  time += 1
  expect(await counter.add('a', 10, 10)).toBe(true)
  expect(secondsUntilTomorrow(time)).toBe(86_400)
})

test('keeps a bounded number of counts: the most recently used ones', async () => {
  const counter = new MemoryDailyCounter({ capacity: 10, now: () => DAY })
  for (let at = 0; at < 100; at += 1) {
    await counter.add('busy', 1, 1000)
    await counter.add(`project-${at}`, 1, 1000)
  }
  expect(await counter.add('busy', 901, 1000)).toBe(false)
})

test('nodes share one count in Redis, and count alone while it is unreachable', async () => {
  await using redis = await startRedis()
  const node = async (): Promise<RedisDailyCounter> => {
    const connection = connectLimits(redis.url, { warn: () => {} })
    onTestFinished(() => connection.disconnect())
    // A node counts alone until Redis is ready.
    await expect.poll(() => connection.status).toBe('ready')
    return new RedisDailyCounter(connection, new MemoryDailyCounter())
  }
  const [one, other] = [await node(), await node()]

  expect(await one.add('a', 6, 10)).toBe(true)
  expect(await other.add('a', 5, 10)).toBe(false)
  expect(await other.add('a', 4, 10)).toBe(true)
  await redis.kill()
  expect(await one.add('a', 10, 10)).toBe(true)
  expect(await one.add('a', 1, 10)).toBe(false)
})
