import { expect, test } from 'vitest'
import { PublishTimes } from './PublishTimes'

test('times of a topic increase even within a millisecond, independently of other topics', () => {
  const times = new PublishTimes()
  expect([times.next('a', 5), times.next('a', 5), times.next('b', 5), times.next('a', 6)]).toEqual([5, 6, 5, 7])
})

test('stores only times ahead of the clock', () => {
  const times = new PublishTimes()
  times.next('a', 5)
  times.next('b', 9)
  times.sweep(9)
  expect(times.size).toBe(1)
  expect(times.next('b', 9)).toBe(10)
})
