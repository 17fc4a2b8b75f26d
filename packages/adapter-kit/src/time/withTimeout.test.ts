import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './withTimeout'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new Promise<string>(() => {})

test('resolves with the answer, or rejects with the failure, and leaves no timer', async () => {
  expect(await withTimeout(Promise.resolve('answer'), 1_000)).toBe('answer')
  await expect(withTimeout(Promise.reject(new Error('gone')), 1_000)).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})

test('resolves with nothing once the time is over, not earlier', async () => {
  const onEnd = vi.fn()
  const waiting = withTimeout(never, 1_000).then(onEnd)
  await vi.advanceTimersByTimeAsync(999)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(onEnd).toHaveBeenCalledWith(undefined)
})

test('resolves with nothing when the signal aborts, also before it began, and leaves no timer', async () => {
  const abort = new AbortController()
  const waiting = withTimeout(never, 1_000, abort.signal)
  abort.abort()
  expect(await waiting).toBeUndefined()
  expect(await withTimeout(never, 1_000, abort.signal)).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
