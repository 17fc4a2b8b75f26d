import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { pause } from './pause'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function isOver(pausing: Promise<void>): Promise<boolean> {
  return Promise.race([pausing.then(() => true), Promise.resolve().then(() => Promise.resolve(false))])
}

test.each([
  ['without a signal', undefined],
  ["with a signal that doesn't abort", new AbortController().signal],
])('pauses for the given time %s and leaves no timer', async (_which, signal) => {
  const pausing = pause(100, signal)
  vi.advanceTimersByTime(99)
  expect(await isOver(pausing)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await isOver(pausing)).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['before the pause', true],
  ['during the pause', false],
])('ends when aborted: %s', async (_when, before) => {
  const abort = new AbortController()
  if (before) abort.abort()
  const pausing = pause(100, abort.signal)
  abort.abort()
  expect(vi.getTimerCount()).toBe(0)
  expect(await isOver(pausing)).toBe(true)
})

test('leaves no listener on a longer-lived signal', async () => {
  const { signal } = new AbortController()
  const remove = vi.spyOn(signal, 'removeEventListener')
  const pausing = pause(100, signal)
  vi.advanceTimersByTime(100)
  await pausing
  expect(remove).toHaveBeenCalledExactlyOnceWith('abort', expect.any(Function))
})

test('uses the timers of a given environment', async () => {
  const environment = new ScriptedEnvironment()
  const pausing = pause(100, undefined, environment)
  expect(vi.getTimerCount()).toBe(0)
  environment.advance(100)
  expect(await isOver(pausing)).toBe(true)
  expect(environment.openTimers).toBe(0)
})
