import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pause } from './pause'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function isOver(pausing: Promise<void>): Promise<boolean> {
  return Promise.race([pausing.then(() => true), Promise.resolve().then(() => Promise.resolve(false))])
}

test('lasts as long as it says, and leaves no timer behind', async () => {
  const pausing = pause(100, new AbortController().signal)
  vi.advanceTimersByTime(99)
  expect(await isOver(pausing)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await isOver(pausing)).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['before', true],
  ['while', false],
])('an abort %s it lasts ends it', async (_when, before) => {
  const abort = new AbortController()
  if (before) abort.abort()
  const pausing = pause(100, abort.signal)
  abort.abort()
  expect(vi.getTimerCount()).toBe(0)
  expect(await isOver(pausing)).toBe(true)
})
