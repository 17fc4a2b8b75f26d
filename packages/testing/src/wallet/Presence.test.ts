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
])('a wallet with the delay %o appears on time', (after, atOnce, later) => {
  const { done } = appear(after)
  expect(done).toEqual(atOnce)
  vi.runAllTimers()
  expect(done).toEqual(later)
})

test('a wallet announced early appears once, and can return after leaving', () => {
  const { done, presence } = appear(100)
  presence.announce()
  vi.runAllTimers()
  expect(done).toEqual(['enter'])
  presence.withdraw()
  presence.withdraw()
  presence.announce()
  expect(done).toEqual(['enter', 'leave', 'enter'])
})

test('a wallet withdrawn early never appears', () => {
  const { done, presence } = appear(100)
  presence.withdraw()
  vi.runAllTimers()
  expect(done).toEqual([])
})
