import { expect, test } from 'vitest'
import { inSlices } from './inSlices'

/** A clock that every entry moves on by `cost` milliseconds, and how long the page stood still at most. */
function startClock(cost: number) {
  const clock = { time: 0, pausedAt: 0, pauses: 0, longest: 0 }
  return {
    clock,
    environment: {
      now: () => clock.time,
      setTimer: (task: () => void) => {
        clock.longest = Math.max(clock.longest, clock.time - clock.pausedAt)
        clock.pausedAt = clock.time
        clock.pauses++
        queueMicrotask(task)
        return () => {}
      },
    },
    keepEven: (entry: number) => {
      clock.time += cost
      return entry % 2 === 0 ? entry : undefined
    },
  }
}

test('ten thousand entries are made in their order, and the page never stands still for a frame', async () => {
  const { clock, environment, keepEven } = startClock(0.05)
  const list = Array.from({ length: 10_000 }, (_, index) => index)
  expect(await inSlices(list, keepEven, environment)).toEqual(list.filter(entry => entry % 2 === 0))
  expect(clock.longest).toBeLessThan(10)
  expect(clock.pauses).toBeGreaterThan(50)
})

test('what is short is made without a pause', async () => {
  const { clock, environment, keepEven } = startClock(0.05)
  expect(await inSlices([0, 2], keepEven, environment)).toEqual([0, 2])
  expect(clock.pauses).toBe(0)
})
