import { expect, test } from 'vitest'
import { TokenBucket } from './TokenBucket'
import { TokenBuckets } from './TokenBuckets'

const rate = { burst: 3, perSecond: 2 }

test('a full bucket gives its burst at once and then what flows in', () => {
  const bucket = new TokenBucket(rate, 0)
  expect([1, 2, 3, 4].map(() => bucket.take(1, rate, 0))).toEqual([true, true, true, false])
  expect(bucket.take(1, rate, 499)).toBe(false)
  expect(bucket.take(1, rate, 500)).toBe(true)
})

test('it never holds more than its burst, and nothing is lost when too much is asked', () => {
  const bucket = new TokenBucket(rate, 0)
  expect(bucket.take(4, rate, 60_000)).toBe(false)
  expect(bucket.take(3, rate, 60_000)).toBe(true)
})

test('a clock that steps back gives nothing', () => {
  const bucket = new TokenBucket(rate, 10_000)
  bucket.take(3, rate, 10_000)
  expect(bucket.take(1, rate, 0)).toBe(false)
})

test('each name has a bucket of its own, and full ones are forgotten', () => {
  const buckets = new TokenBuckets(rate)
  for (let index = 0; index < 3; index++) buckets.take('a', 1, 0)
  expect(buckets.take('a', 1, 0)).toBe(false)
  expect(buckets.take('b', 1, 0)).toBe(true)
  buckets.sweep(600)
  expect(buckets.size).toBe(1)
  expect(buckets.take('a', 2, 600)).toBe(false)
  buckets.sweep(60_000)
  expect(buckets.size).toBe(0)
})
