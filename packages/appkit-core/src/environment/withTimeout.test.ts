import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { withTimeout } from './withTimeout'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<string>(() => {})

test('resolves or rejects like the work, and leaves no timer', async () => {
  expect(await withTimeout(Promise.resolve('answer'), 1_000)).toBe('answer')
  await expect(withTimeout(Promise.reject(new Error('gone')), 1_000)).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})

test('resolves with undefined when the time is up, not earlier', async () => {
  const onEnd = vi.fn()
  const waiting = withTimeout(never, 1_000).then(onEnd)
  await vi.advanceTimersByTimeAsync(999)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(undefined)
})

test("doesn't leave an unhandled rejection if the work fails too late", async () => {
  let fail: (cause: Error) => void = () => {}
  const late = new Promise<never>((_, reject) => {
    fail = reject
  })
  const answer = withTimeout(late, 1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  fail(new Error('late'))
  expect(await answer).toBeUndefined()
})

test.each(['before', 'during'])('ends when the signal aborts %s the wait, and leaves no timer', async when => {
  const abort = new AbortController()
  if (when === 'before') abort.abort()
  const waiting = withTimeout(never, 1_000, abort.signal)
  abort.abort()
  expect(await waiting).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('leaves no listener on a longer-lived signal', async () => {
  const { signal } = new AbortController()
  const remove = vi.spyOn(signal, 'removeEventListener')
  await withTimeout(Promise.resolve('answer'), 1_000, signal)
  expect(remove).toHaveBeenCalledExactlyOnceWith('abort', expect.any(Function))
})

test('uses the timers of a given environment', async () => {
  const environment = new ScriptedEnvironment()
  const answer = withTimeout(never, 100, undefined, environment)
  expect([vi.getTimerCount(), environment.openTimers]).toEqual([0, 1])
  environment.advance(100)
  expect(await answer).toBeUndefined()
  expect(environment.openTimers).toBe(0)
})
