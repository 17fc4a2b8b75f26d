import { afterEach, expect, test, vi } from 'vitest'
import { trackTimers } from './trackTimers'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('counts timers until they run or are cleared', async () => {
  const timers = trackTimers()
  const [first, second] = [setTimeout(() => {}, 60_000), setInterval(() => {}, 60_000)]
  expect(timers.open).toBe(2)
  clearTimeout(first)
  expect(timers.open).toBe(1)
  clearInterval(second)
  expect(timers.open).toBe(0)
  await new Promise(resolve => setTimeout(resolve, 0))
  expect(timers.open).toBe(0)
})

test('restores the original clock', () => {
  const { setTimeout: own } = globalThis
  trackTimers()
  expect(globalThis.setTimeout).not.toBe(own)
  vi.unstubAllGlobals()
  expect(globalThis.setTimeout).toBe(own)
})

test('passes arguments to a timer and no longer counts it after it ran', async () => {
  const timers = trackTimers()
  const open = await new Promise(resolve => {
    setTimeout((name: string) => resolve([name, timers.open]), 0, 'given')
  })
  expect(open).toEqual(['given', 0])
})
