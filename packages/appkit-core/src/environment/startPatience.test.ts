import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPatience } from './startPatience'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function isOver({ isOver }: { readonly isOver: Promise<void> }): Promise<boolean> {
  return Promise.race([isOver.then(() => true), Promise.resolve().then(() => Promise.resolve(false))])
}

test('it lasts as long as it is given', async () => {
  const patience = startPatience(100, new AbortController().signal)
  vi.advanceTimersByTime(99)
  expect(await isOver(patience)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await isOver(patience)).toBe(true)
})

test('ended early it leaves no timer behind', async () => {
  const patience = startPatience(100, new AbortController().signal)
  patience.end()
  expect(vi.getTimerCount()).toBe(0)
  expect(await isOver(patience)).toBe(true)
})

test.each([
  ['before', true],
  ['meanwhile', false],
])('an abort %s ends it', async (_when, before) => {
  const abort = new AbortController()
  if (before) abort.abort()
  const patience = startPatience(100, abort.signal)
  abort.abort()
  expect(vi.getTimerCount()).toBe(0)
  expect(await isOver(patience)).toBe(true)
})
