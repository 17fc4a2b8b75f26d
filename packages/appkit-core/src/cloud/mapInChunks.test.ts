import { expect, test } from 'vitest'
import { mapInChunks } from './mapInChunks'

/** Starts a clock that each entry advances by `cost` milliseconds, and measures the longest block. */
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

test('maps ten thousand entries in order and never blocks for a whole frame', async () => {
  const { clock, environment, keepEven } = startClock(0.05)
  const list = Array.from({ length: 10_000 }, (_, index) => index)
  expect(await mapInChunks(list, keepEven, environment)).toEqual(list.filter(entry => entry % 2 === 0))
  expect(clock.longest).toBeLessThan(10)
  expect(clock.pauses).toBeGreaterThan(50)
})

test('maps a short list without a pause', async () => {
  const { clock, environment, keepEven } = startClock(0.05)
  expect(await mapInChunks([0, 2], keepEven, environment)).toEqual([0, 2])
  expect(clock.pauses).toBe(0)
})

test('uses message channels instead of throttled timers if available', async () => {
  const { clock, environment, keepEven } = startClock(5)
  const page = { MessageChannel } as unknown as Window & typeof globalThis
  expect(await mapInChunks([0, 1, 2, 3, 4], keepEven, { ...environment, window: page })).toEqual([0, 2, 4])
  expect(clock.pauses).toBe(0)
})

test('yields to the event loop between chunks, also with message channels', async () => {
  const { environment, keepEven } = startClock(10)
  const page = { MessageChannel } as unknown as Window & typeof globalThis
  const seen: number[] = []
  const turn = new Promise<void>(resolve => setImmediate(resolve)).then(() => seen.push(-1))
  const make = (entry: number) => {
    seen.push(entry)
    return keepEven(entry)
  }
  await mapInChunks(
    Array.from({ length: 100 }, (_, index) => index),
    make,
    { ...environment, window: page },
  )
  await turn
  expect(seen.indexOf(-1)).toBeGreaterThan(0)
  expect(seen.indexOf(-1)).toBeLessThan(100)
})
