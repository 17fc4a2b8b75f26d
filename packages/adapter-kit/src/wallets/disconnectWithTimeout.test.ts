import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disconnectWithTimeout } from './disconnectWithTimeout'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each<[string, () => Promise<void>]>([
  ['disconnects', async () => {}],
  ['fails to disconnect', () => Promise.reject(new Error('gone'))],
])('resolves immediately and leaves no timer if a wallet %s', async (_what, disconnect) => {
  await disconnectWithTimeout({ disconnect })
  expect(vi.getTimerCount()).toBe(0)
})

test('resolves after three seconds if the wallet does not answer', async () => {
  let isOver = false
  void disconnectWithTimeout({ disconnect: () => new Promise(() => {}) }).then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(2_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})
