import { expect, test } from 'vitest'
import { TokenBucket } from './TokenBucket'
import { TokenBuckets } from './TokenBuckets'

const rate = { burst: 3, perSecond: 2 }

test('a full bucket allows its burst, then its refill', () => {
  const bucket = new TokenBucket(rate, 0)
  expect([1, 2, 3, 4].map(() => bucket.take(1, rate, 0))).toEqual([true, true, true, false])
  expect(bucket.take(1, rate, 499)).toBe(false)
  expect(bucket.take(1, rate, 500)).toBe(true)
})

test("never exceeds its burst, and takes nothing if there aren't enough tokens", () => {
  const bucket = new TokenBucket(rate, 0)
  expect(bucket.take(4, rate, 60_000)).toBe(false)
  expect(bucket.take(3, rate, 60_000)).toBe(true)
})

test('adds nothing when the clock steps back', () => {
  const bucket = new TokenBucket(rate, 10_000)
  bucket.take(3, rate, 10_000)
  expect(bucket.take(1, rate, 0)).toBe(false)
})

test('keeps a bucket per name and drops full ones', () => {
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
