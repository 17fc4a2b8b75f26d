import { afterEach, expect, test, vi } from 'vitest'
import { Presence } from './Presence'

afterEach(() => void vi.useRealTimers())

/** Records how a wallet enters and leaves its window, in order. */
function appear(after: number | 'manual') {
  vi.useFakeTimers()
  const done: string[] = []
  const presence = new Presence(() => {
    done.push('enter')
    return () => void done.push('leave')
  }, after)
  return { done, presence }
}

test.each<[number | 'manual', string[], string[]]>([
  [0, ['enter'], ['enter']],
  [100, [], ['enter']],
  ['manual', [], []],
])('a wallet that appears after %o is there at its time', (after, atOnce, later) => {
  const { done } = appear(after)
  expect(done).toEqual(atOnce)
  vi.runAllTimers()
  expect(done).toEqual(later)
})

test('who is announced before the time appears once, and can come back after leaving', () => {
  const { done, presence } = appear(100)
  presence.announce()
  vi.runAllTimers()
  expect(done).toEqual(['enter'])
  presence.withdraw()
  presence.withdraw()
  presence.announce()
  expect(done).toEqual(['enter', 'leave', 'enter'])
})

test('who leaves before the time never appears', () => {
  const { done, presence } = appear(100)
  presence.withdraw()
  vi.runAllTimers()
  expect(done).toEqual([])
})
