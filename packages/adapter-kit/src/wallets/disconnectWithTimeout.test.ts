import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disconnectWithTimeout } from './disconnectWithTimeout'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each<[string, () => Promise<void>]>([
  ['agrees', async () => {}],
  ['fails at it', () => Promise.reject(new Error('gone'))],
])('a wallet that %s is left at once, and no timer stays', async (_what, disconnect) => {
  await disconnectWithTimeout({ disconnect })
  expect(vi.getTimerCount()).toBe(0)
})

test('a wallet that does not answer is left after three seconds', async () => {
  let isOver = false
  void disconnectWithTimeout({ disconnect: () => new Promise(() => {}) }).then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(2_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})
