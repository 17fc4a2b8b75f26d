import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pause } from './pause'
import { withTimeout } from './withTimeout'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new Promise<string>(() => {})

test('an answer in time counts, and leaves no timer', async () => {
  expect(await withTimeout(Promise.resolve('yes'), 1_000)).toBe('yes')
  expect(vi.getTimerCount()).toBe(0)
})

test('a failure in time is a failure, and leaves no timer', async () => {
  await expect(withTimeout(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

test('an answer that takes longer is undefined', async () => {
  const answer = withTimeout(never, 1_000)
  await vi.advanceTimersByTimeAsync(999)
  expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBeUndefined()
})

test('a failure that takes longer is no unhandled rejection', async () => {
  let fail: (cause: Error) => void = () => {}
  const late = new Promise<never>((_, reject) => {
    fail = reject
  })
  const answer = withTimeout(late, 1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  fail(new Error('late'))
  expect(await answer).toBeUndefined()
})

test.each(['before', 'while'])('an abort %s the wait ends it, and leaves no timer', async when => {
  const abort = new AbortController()
  if (when === 'before') abort.abort()
  const waits = [withTimeout(never, 1_000, abort.signal), pause(1_000, abort.signal)]
  abort.abort()
  expect(await Promise.all(waits)).toEqual([undefined, undefined])
  expect(vi.getTimerCount()).toBe(0)
})

test('a signal that outlives the wait keeps no listener', async () => {
  const { signal } = new AbortController()
  const remove = vi.spyOn(signal, 'removeEventListener')
  await withTimeout(Promise.resolve('yes'), 1_000, signal)
  const paused = pause(1_000, signal)
  await vi.advanceTimersByTimeAsync(1_000)
  await paused
  expect(remove.mock.calls.map(([type]) => type)).toEqual(['abort', 'abort'])
})

test('a pause needs no signal', async () => {
  const paused = pause(1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await paused).toBeUndefined()
})
